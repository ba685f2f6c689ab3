import { readFonts } from './fonts';

interface Begun {
  title: string;
  /** When it is made: the same document at the same time is the same file. */
  at: Date;
  /** Width and height in points, or the name of a size. */
  size: string | [number, number];
}

/** A document without pages, with our faces. What draws it is loaded with the first: a server that has printed nothing holds none of it. */
export async function begunDocument({ title, at, size }: Begun): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await readFonts();
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Producer: 'Freightdesk', Creator: 'Freightdesk', CreationDate: at },
  });
  // A font that is open already is taken too, which the types of the package do not say.
  for (const [face, font] of Object.entries(fonts)) Reflect.apply(doc.registerFont, doc, [face, font]);
  return doc;
}

/** What is finished so far; pages that were let go are not held. */
export function* written(doc: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk: unknown = doc.read(); chunk !== null; chunk = doc.read())
    if (chunk instanceof Uint8Array) yield chunk;
}
