import type { Cell, CellPages } from './cell';

/** A spreadsheet runs a text that begins so, whoever typed it (OWASP, CSV injection). */
export const isLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** Behind an apostrophe it is a text. Figures below zero stay figures. */
const inert = ({ kind, text }: Cell): string => (kind === 'text' && isLikeFormula(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One row of a CSV file (RFC 4180). */
const csvRow = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(inert(cell))).join(',')}\r\n`;

/** A CSV file, a chunk for each page of rows. */
export async function* csvFile(heads: readonly Cell[], pages: CellPages): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvRow(heads));
  for await (const rows of pages) yield encoder.encode(rows.map(csvRow).join(''));
}
