export { type AnyEndpoint, type Api, type OpenShapes, type RowOf, type Shapes, type WriteShapes } from './api';
export { type AuditFacts, auditRowHash } from './audit';
export { type Authenticate } from './authenticate';
export { changeRecord, heldAsSeen, type RecordKind, type Seen } from './change-record';
export { closedOnSignal } from './close-on-signal';
export { type ColumnKind } from './column-kinds';
export {
  type Actor,
  type AuditEntry,
  type OpenReadContext,
  type OpenWriteContext,
  type ReadContext,
  type WriteContext,
} from './context';
export { openWriteWithin, writeWithin } from './contexts';
export { type ApiOptions, type ApiServer, createApi } from './create-api';
export { registerHealth } from './health';
export { type Job, type JobContext } from './job/job';
export { type JobRun, jobRuns } from './job/job-run.repository';
export { type RunningJobs, startJobs } from './job/start-jobs';
export { sweepAnswers } from './job/sweep-answers';
export { type RegisteredEndpoint } from './kit';
export { type ListColumn, type ListColumns } from './list-column';
export { listPage, type ListSource } from './list-page';
export { type ListRequest, type SortKey } from './list-request';
export { serveMetrics } from './metrics/serve-metrics';
export { openapi } from './openapi';
export { parseListRequest } from './parse-list-request';
export { sweepRates } from './rate-limit/sweep-rates';
export { Refusal, type RefusalDetails, refuse } from './refusal';
export { refuseFutureDates } from './refuse-future-dates';
export { refuseUnknown } from './refuse-unknown';
export { requireVersion } from './require-version';
export { sealRecords } from './seal/seal-records';
export { type SealHead, sealHead } from './seal/seal.repository';
export { auditSeals, hashOfRow, hashOfText, partsOf, type SealSource } from './seal/seal-source';
export { serveDocs } from './serve-docs';
export { servePage } from './serve-page';
export type { Figure, FigureSource } from './figure';
export { changedBy, madeBy, type Unstamped, type Writing } from './stamps';
export { type Statement } from './statement';
export { type FileAnswer } from './upload/file-answer';
export { keepFile } from './upload/keep-file';
export { listen } from './start/listen';
export { readSecretFile } from './start/secret-file';
export {
  callsPerMinuteOf,
  logLevelOf,
  metricsPlaceOf,
  type Place,
  portOf,
  proxiesOf,
  publicUrlOf,
} from './start/settings';
export { type Signals, takeSignals } from './start/signals';
export { storeLog } from './start/store-log';
export { auditStatements } from './verify/audit-statements';
export { fileStatements } from './verify/file-statements';
export { notedHead } from './verify/noted-head';
export { inSnapshot } from './verify/in-snapshot';
export { named } from './verify/named-records';
export { headStatement, sealStatements } from './verify/seal-statements';
export { verifyDaily } from './verify/verify-daily';
export { verifyStore } from './verify/verify-store';
