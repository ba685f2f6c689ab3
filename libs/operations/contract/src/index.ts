export { backupAccess } from './access';
export { auditNames } from './audit-names';
export { listBackups, makeBackup, readBackupState } from './backup/backup.endpoints';
export { backupList, backupStatusLabel } from './backup/backup.list';
export { backupProblems } from './backup/backup.errors';
export {
  type BackupProblem,
  backupProblem,
  type BackupStatus,
  backupStatuses,
  isUnderWay,
} from './backup/backup.rules';
export type { AskedBackup, Backup, BackupState } from './backup/backup.schema';
export { operationPaths } from './paths';
