export type { FoundRecords, LoadRecords, RecordEntry, UseRecords } from './found-records';
export { type Feature } from './feature';
export { fetchAhead } from './fetch-ahead';
export { ChunkLoadError, isChunkFailure, loadChunk } from './load-chunk';
export { loadScreen } from './load-screen';
export type { LinkPageProps, LinkRoute } from './link-route';
export {
  type PageDetails,
  type RecordPageOf,
  recordPageOf,
  type RecordPages,
  RecordPagesContext,
  useRecordPage,
} from './record-pages';
export {
  type AskAhead,
  type FeatureAction,
  type FeatureRoute,
  type NavigationItem,
  type RouteFacts,
  type ScreenPart,
} from './route';
