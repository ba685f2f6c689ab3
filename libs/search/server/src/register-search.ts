import { searchRecords } from '@freightdesk/search-contract';
import { searchAnswer, searchQuery } from '@freightdesk/search-contract/schema';
import type { Api, SearchSource } from '@freightdesk/shared-server-kit';
import { finderOf } from './find/find-records';

interface SearchPorts {
  /** How each kind of record is found, by the columns that own them. */
  sources: readonly SearchSource[];
}

export function registerSearch(api: Api, { sources }: SearchPorts): void {
  const find = finderOf(sources);
  api.read(searchRecords, { input: searchQuery, output: searchAnswer, isAskedAhead: true }, ({ q }, context) =>
    find(q, context),
  );
}
