import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { SearchAnswer, SearchQuery } from './search.schema';

/** Answers `warnings` beside `data`: a number whose check digit fails may have been meant otherwise. */
export const searchRecords = defineEndpoint<SearchQuery, SearchAnswer>({
  name: 'search.records',
  method: 'GET',
  path: '/search',
  // Each kind of record is looked for if the caller may read it, and by what of it he may read.
  access: 'session.own',
  envelope: 'whole',
  summary:
    'At most twenty records of the areas that the caller works in, found by a number in any spacing or by a name.',
});
