import { setImmediate } from 'node:timers/promises';
import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { begunDocument, written } from './begun-document';
import { drawSheet } from './draw-sheet';

interface Drawing {
  title: string;
  /** The issuer's picture: PNG or JPEG. Another kind is left out. */
  logo?: Uint8Array | undefined;
  /** When it is made: the same document at the same time is the same file. */
  at: Date;
}

/**
 * A PDF of documents, each on pages of its own, made while it is read: no more than one of them is held, and whoever reads no
 * further has no more of them made.
 */
export async function* sheetPdf(
  sheets: Iterable<PrintedSheet> | AsyncIterable<PrintedSheet>,
  { title, logo, at }: Drawing,
): AsyncGenerator<Uint8Array> {
  const doc = await begunDocument({ title, at, size: 'A4' });
  for await (const sheet of sheets) {
    await drawSheet(doc, sheet, logo);
    yield* written(doc);
  }
  await setImmediate();
  doc.end();
  yield* written(doc);
}
