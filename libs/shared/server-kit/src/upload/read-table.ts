import type { FormFile } from '@freightdesk/shared-endpoint';
import { readCsv } from './csv-table';
import { decodedText } from './decoded-text';
import { readXlsx } from './xlsx-table';

/** The cells of a table that somebody sent, row by row, as text; null where the file cannot be read. */
export async function readTable(file: FormFile): Promise<string[][] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.type === 'text/csv' ? readCsv(decodedText(bytes)) : readXlsx(bytes);
}
