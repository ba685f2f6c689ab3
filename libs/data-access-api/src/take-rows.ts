import type { Endpoint } from '@freightdesk/shared-endpoint';

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

/** All rows of a list or report that match, as a file. What it takes is fetched when somebody asks for one. */
export const takeRows = async (endpoint: Endpoint<never, unknown>, input: object, taking: Taking): Promise<TakenRows> =>
  (await import('./rows-as-file')).rowsAsFile(endpoint, input, taking);
