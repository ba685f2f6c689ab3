import type { FormFile } from '@freightdesk/shared-endpoint';
import { readCsv } from './csv-table';
import { readXlsx } from './xlsx-table';

/** Text as most programs write it, else as those of Windows do. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The cells of a table that somebody sent, row by row, as text; null where the file cannot be read. */
export async function readTable(file: FormFile): Promise<string[][] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return file.type === 'text/csv' ? readCsv(decoded(bytes)) : readXlsx(bytes);
}
