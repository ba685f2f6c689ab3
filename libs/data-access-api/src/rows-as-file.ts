import type { Endpoint } from '@freightdesk/shared-endpoint';
import { answerTo } from './call';
import type { TakenRows, Taking } from './take-rows';

/** The name that the server gave the file (RFC 6266). */
const nameIn = (disposition: unknown): string | undefined => /filename="([^"]+)"/.exec(String(disposition))?.[1];

/** All rows of a list or report that match, as a file. */
export async function rowsAsFile(
  endpoint: Endpoint<never, unknown>,
  input: object,
  { format, onBytes }: Taking,
): Promise<TakenRows> {
  const asked = { ...input, page: undefined, pageSize: undefined, after: undefined, format };
  const { data, headers } = await answerTo<Blob>(endpoint, asked, { asFile: true, onBytes });
  return { name: nameIn(headers['content-disposition']) ?? `rows.${format}`, content: data };
}
