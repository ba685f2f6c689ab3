import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { fileName } from './pdf-file';
import { sheetPdf } from './sheet-pdf';
import { zippedFiles } from './zipped-files';

interface Bundle {
  /** What the file of all is called. */
  title: string;
  kind: 'pdf' | 'zip';
  logo: Uint8Array | undefined;
  at: Date;
}

/** Several documents, each read when its turn has come: one after the other in one file, or each a file of its own in a ZIP. */
export function bundledPdf(documents: () => AsyncIterable<readonly PrintedSheet[]>, bundle: Bundle) {
  const { title, kind, ...drawing } = bundle;
  async function* papers(): AsyncGenerator<PrintedSheet> {
    for await (const document of documents()) yield* document;
  }
  async function* files() {
    for await (const document of documents()) {
      const name = document[0]?.name ?? '';
      yield { name: fileName(name), ending: 'pdf', content: sheetPdf(document, { ...drawing, title: name }) };
    }
  }
  return kind === 'zip'
    ? { name: `${title}.zip`, mediaType: 'application/zip', content: zippedFiles(files()) }
    : { name: `${title}.pdf`, mediaType: 'application/pdf', content: sheetPdf(papers(), { ...drawing, title }) };
}
