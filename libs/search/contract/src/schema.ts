export { hit, searchAnswer, searchQuery } from './search.schema';
