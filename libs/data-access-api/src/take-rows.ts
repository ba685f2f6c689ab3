import type { Endpoint, InputOf } from '@freightdesk/shared-endpoint';
import type { TakenRows, Taking } from './rows-as-file';

/** All rows of a list or report that match, as a file. What it takes is fetched when somebody asks for one. */
export const takeRows = async (endpoint: Endpoint<never, unknown>, input: object, taking: Taking): Promise<TakenRows> =>
  (await import('./rows-as-file')).rowsAsFile(endpoint, input, taking);

/** The file that a call answers, with its name. */
export const takeFile = async <E extends Endpoint<never, Blob>>(
  endpoint: E,
  input: InputOf<E> & object,
  otherwise: string,
): Promise<TakenRows> => (await import('./rows-as-file')).fileOf(endpoint, input, { otherwise });
