export type { FoundRecords, LoadRecords, RecordEntry, UseRecords } from './found-records';
export { type Feature } from './feature';
export { fetchAhead } from './fetch-ahead';
export { ChunkLoadError, isChunkFailure, loadChunk } from './load-chunk';
export type { LinkPageProps, LinkRoute } from './link-route';
export {
  type PageDetails,
  type RecordPageOf,
  recordPageOf,
  type RecordPages,
  RecordPagesContext,
  useRecordPage,
} from './record-pages';
export { type FeatureAction, type FeatureRoute, type NavigationItem, type RouteFacts } from './route';
