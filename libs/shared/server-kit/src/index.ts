// The ground's tables, so that whoever is served by this kit sees them too.
import type {} from '@freightdesk/shared-tables';

export { type AnyEndpoint, type Api, type OpenShapes, type RowOf, type Shapes, type WriteShapes } from './route/api';
export { type AuditFacts, auditRowHash } from './audit/audit';
export { type Authenticate } from './context/authenticate';
export { changeRecord, heldAsSeen, type RecordKind, type Seen } from './record/change-record';
export { closedOnSignal } from './process/close-on-signal';
export {
  type Actor,
  type AuditEntry,
  type OpenReadContext,
  type OpenWriteContext,
  type ReadContext,
  type WriteContext,
} from './context/context';
export { openWriteWithin, writeWithin } from './route/contexts';
export { type ApiOptions, type ApiServer, createApi } from './http/create-api';
export { registerHealth } from './http/health';
export { type Job, type JobContext } from './job/job';
export { type JobRun, jobRuns } from './job/job-run.repository';
export { type RunningJobs, startJobs } from './job/start-jobs';
export { sweepAnswers } from './idempotency/sweep-answers';
export { type RegisteredEndpoint } from './route/kit';
export { bearing, bearingNumber, likeAll, type Related, type Searched, searchText } from './list/searched';
export { folded } from './list/column-kinds';
export { asStored, instant, namedBy, type RowShape, rowShape } from './list/row-shape';
export { type AnyPage, readAnswer, type Sent, type WrittenPage, WrittenRows } from './list/written-page';
export { type Asking, type ListTerms, pagesOf, writtenPagesOf } from './list/pages-of';
export { type ListRequest, type SortKey } from './list/list-request';
export { importError, type TableRow } from './import/read-rows';
export { choiceCode, isYes } from './import/said-cells';
export { eachRow, type KnownRows, registerImport, type WriteRows } from './import/register-import';
export { serveMetrics } from './metrics/serve-metrics';
export { openapi } from './docs/openapi';
export { parseListRequest } from './list/parse-list-request';
export { sweepRates } from './rate-limit/sweep-rates';
export { Refusal, type RefusalDetails, refuse } from './problem/refusal';
export { toldSentence } from './problem/problem-of';
export { dayAndAmount } from './search/day-and-amount';
export { keyOf, numberEnd, numberKey, seriesKeysOf } from './search/number-key';
export { entryPatternOf, patternOf } from './search/word-patterns';
export type {
  FoundRecord,
  FoundWith,
  NameColumns,
  NumberColumn,
  PlaceColumns,
  SearchSource,
} from './search/search-source';
export { csvFile } from './export/csv';
export { xlsxFile } from './export/xlsx';
export { refuseFutureDates } from './problem/refuse-future-dates';
export { refuseReferred } from './problem/refuse-referred';
export { refuseUnknown } from './problem/refuse-unknown';
export { requireVersion } from './problem/require-version';
export { linksFrom, sealRecords } from './seal/seal-records';
export { type SealHead, sealHead, sealingMoment, spellTimesAlike, type Unsealed } from './seal/seal.repository';
export { auditSeals, hashOfRow, hashOfText, partsOf, type SealSource } from './seal/seal-source';
export { serveDocs } from './docs/serve-docs';
export { servePage } from './http/serve-page';
export { oncePerRequest } from './context/once';
export { figuresOf } from './context/figure';
export type { Chart, FigureSource, RecordFigureSource } from './context/figure';
export {
  dayBegins,
  type DueAsking,
  type DueRow,
  type DueSource,
  type MentionAsking,
  type MentionRow,
} from './due/due-source';
export { firstOf } from './due/first-of';
export { type DueFacts, dueFacts, dueLabel, dueOf, dueRows, type FoundDue } from './due/read-due';
export type { NamedRecord, RecordSource } from './context/record-source';
export { keptInsert } from './record/kept-writes';
export { recordTable } from './record/record-table';
export { changedAt, changedBy, madeBy, type Unstamped, type Writing, writtenBy } from './record/stamps';
export { brokenIn, type Invariant } from './verify/invariant';
export { keptSums } from './verify/kept-sums';
export { type FileAnswer } from './route/file-answer';
export { readTable } from './upload/read-table';
export { keepFile } from './upload/keep-file';
export { readFile, removeFile, type StoredFileFacts } from './upload/stored-file';
export { listen } from './process/listen';
export { readSecretFile } from './process/secret-file';
export {
  callsPerMinuteOf,
  logLevelOf,
  metricsPlaceOf,
  type Place,
  portOf,
  proxiesOf,
  publicUrlOf,
} from './process/settings';
export { type Signals, takeSignals } from './process/signals';
export { storeLog } from './process/store-log';
export { auditInvariants } from './verify/audit-invariants';
export { fileInvariants } from './verify/file-invariants';
export { notedHead } from './verify/noted-head';
export { inSnapshot } from './verify/in-snapshot';
export { named } from './verify/named-records';
export { headInvariant, sealInvariants } from './verify/seal-invariants';
export { verifyDaily } from './verify/verify-daily';
export { verifyStore } from './verify/verify-store';
