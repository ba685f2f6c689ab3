export { readOverview } from './overview.endpoints';
export type { Overview } from './overview.schema';
