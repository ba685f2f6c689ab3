import type { PrintedSheet } from '@freightdesk/shared-sheet';
import { sheetPdf } from './sheet-pdf';
import { type PackedFile, zippedFiles } from './zipped-files';

/** The issuer's picture as it is kept; without one the paper has none. */
type Logo = { readonly content: AsyncIterable<Uint8Array> } | undefined;

/** A picture whole: it is drawn on every paper. */
export async function pictureOf(logo: Logo): Promise<Uint8Array | undefined> {
  if (!logo) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of logo.content) parts.push(part);
  return Buffer.concat(parts);
}

/** What a file may be called on every system: a document's number has strokes in it. */
export const fileName = (name: string): string => name.replace(/[^\w.-]+/g, '-');

/** One document, or its copies, as a file of its own name. */
export async function pdfFile(papers: readonly PrintedSheet[], { logo, at }: { logo: Logo; at: Date }) {
  const title = papers[0]?.name ?? '';
  return {
    name: `${fileName(title)}.pdf`,
    mediaType: 'application/pdf',
    content: sheetPdf(papers, { title, logo: await pictureOf(logo), at }),
  };
}

/** The same with the files that belong to it, in a ZIP. */
export async function pdfWithFiles(
  papers: readonly PrintedSheet[],
  files: Iterable<PackedFile>,
  printed: { logo: Logo; at: Date },
) {
  const paper = await pdfFile(papers, printed);
  const name = fileName(papers[0]?.name ?? '');
  async function* all(): AsyncGenerator<PackedFile> {
    yield { name, ending: 'pdf', content: paper.content };
    yield* files;
  }
  return { name: `${name}.zip`, mediaType: 'application/zip', content: zippedFiles(all()) };
}
