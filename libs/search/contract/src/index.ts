export { searchRecords } from './search.endpoints';
export type { Hit, SearchAnswer, SearchQuery } from './search.schema';
