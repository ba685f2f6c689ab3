import type { Endpoint } from '@freightdesk/shared-endpoint';
import { answerTo } from './call';

/** As what rows can be taken along. */
export type RowsFormat = 'csv' | 'xlsx';

export interface Taking {
  format: RowsFormat;
  /** Told while the file comes: how much of it is here. */
  onBytes?: (bytes: number) => void;
}

export interface TakenRows {
  name: string;
  content: Blob;
}

/** The name that the server gave the file (RFC 6266). */
const nameIn = (disposition: unknown): string | undefined => /filename="([^"]+)"/.exec(String(disposition))?.[1];

/** All rows of a list or report that match, as a file. */
export async function rowsAsFile(
  endpoint: Endpoint<never, unknown>,
  input: object,
  { format, onBytes }: Taking,
): Promise<TakenRows> {
  const asked = { ...input, page: undefined, pageSize: undefined, after: undefined, format };
  return fileOf(endpoint, asked, { otherwise: `rows.${format}`, onBytes });
}

interface Fetching {
  /** What it is called where the server gave it no name. */
  otherwise: string;
  onBytes?: ((bytes: number) => void) | undefined;
}

/** The file that a call answers, under the name that the server gave it. */
export async function fileOf(
  endpoint: Endpoint<never, unknown>,
  input: object,
  { otherwise, onBytes }: Fetching,
): Promise<TakenRows> {
  const { data, headers } = await answerTo<Blob>(endpoint, input, { asFile: true, ...(onBytes && { onBytes }) });
  return { name: nameIn(headers['content-disposition']) ?? otherwise, content: data };
}
