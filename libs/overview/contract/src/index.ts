export { overviewAccess } from './access';
export { readOverview } from './overview.endpoints';
export type { Overview } from './overview.schema';
