export { appendOnlyTables } from './append-only';
export { type Database } from './database.generated';
export {
  isCheckViolation,
  isDatabaseAway,
  isForeignKeyViolation,
  isRetryable,
  isStatementTimeout,
  isUniqueViolation,
} from './database-errors';
export { type Db, type Tx } from './db';
export { hasStore } from './embedded/cluster';
export { newId } from './new-id';
export { onePool, type Pools, type Work } from './pools';
export { StartRefusal } from './start-refusal';
export { openStore, type Store, type StoreOptions } from './store';
export { type StoreLog } from './store-log';
export { readFile, removeFile, storeFile, type StoredFileFacts } from './stored-file';
export { withTransaction } from './transaction';
