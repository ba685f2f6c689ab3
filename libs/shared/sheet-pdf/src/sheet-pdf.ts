import { setImmediate } from 'node:timers/promises';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import PDFDocument from 'pdfkit';
import { drawSheet } from './draw-sheet';
import { readFonts } from './fonts';

interface Drawing {
  title: string;
  /** The issuer's picture: PNG or JPEG. Another kind is left out. */
  logo?: Uint8Array | undefined;
  /** When it is made: the same document at the same time is the same file. */
  at: Date;
}

/** What is finished so far; pages that were let go are not held. */
function* written(doc: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read())
    if (chunk instanceof Uint8Array) yield chunk;
}

/**
 * A PDF of documents, each on pages of its own, made while it is read: no more than one of them is held, and whoever reads no
 * further has no more of them made.
 */
export async function* sheetPdf(
  sheets: Iterable<PrintedSheet> | AsyncIterable<PrintedSheet>,
  { title, logo, at }: Drawing,
): AsyncGenerator<Uint8Array> {
  const fonts = await readFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Producer: 'Freightdesk', Creator: 'Freightdesk', CreationDate: at },
  });
  // A font that is open already is taken too, which the types of the package do not say.
  for (const [face, font] of Object.entries(fonts)) Reflect.apply(doc.registerFont, doc, [face, font]);
  for await (const sheet of sheets) {
    await drawSheet(doc, sheet, logo);
    yield* written(doc);
  }
  await setImmediate();
  doc.end();
  yield* written(doc);
}
