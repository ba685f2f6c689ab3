import type { Endpoint } from '@freightdesk/shared-endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call';
import { keyOf } from './query-key';

/** For lists: the rows on the screen stay until the next ones are there. */
export const keepOldRows = { placeholderData: keepPreviousData };

/** `useQuery(queryOf(getBank, { id }))`. Spread it to add `enabled` or `select`. */
export function queryOf<Input, Output>(endpoint: Endpoint<Input, Output>, input: NoInfer<Input>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}
