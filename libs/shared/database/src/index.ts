export { advisoryLocks } from './connection/advisory-locks';
export { attachStore, type AttachedStore } from './store/attach-store';
export { type BaseBackup, copyCluster } from './backup/base-backup';
export { type Manifest, type TableFacts } from './backup/manifest';
export { type BackupFile, checkBackup } from './backup/read-backup';
export { restoreBackup, type RestoreOptions } from './backup/restore-backup';
export { recoverCluster, type Recovery } from './backup/recover-cluster';
export { onScratchDatabase } from './backup/scratch-database';
export { type BackupOptions, type MadeBackup, writeBackup } from './backup/write-backup';
export {
  isCheckViolation,
  isDatabaseAway,
  isForeignKeyViolation,
  isRetryable,
  isStatementTimeout,
  isUniqueViolation,
} from './error/database-errors';
export { type Db, type Tx } from './db';
export { clusterFolder, hasStore } from './embedded/cluster';
export { newId } from './new-id';
export { type PoolStats, poolStats } from './connection/pool-stats';
export { onePool, type Pools, type Work } from './connection/pools';
export { StartRefusal } from './error/start-refusal';
export { type Answered, compiled, rowOf, type Statement, statement, told } from './connection/statement';
export { openStore, openStoreToFill, type Store, type StoreOptions } from './store/store';
export { type StoreLog } from './store-log';
export { closureOf } from './store-form';
export { type Database, type Tables } from './tables';
export { begin, onOneConnection, together, withTransaction } from './connection/transaction';
