export { backupJob } from './backup/backup-job';
export { readBackupKey } from './backup/backup-key';
export { type BackupSettings } from './backup/backup-settings';
export { runBackup } from './program/backup-program';
export { runBaseBackup, runRecovery } from './program/point-in-time-programs';
export { runRestore } from './program/restore-program';
export { type ProgramPlace, readStorePlace, type StorePlace, type Terminal } from './program/store-place';
export { runVerify } from './program/verify-program';
export { type OperationsPorts, registerOperations } from './register-operations';
