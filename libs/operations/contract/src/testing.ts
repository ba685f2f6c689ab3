export { backupRow, backupStateRow } from './backup/backup.builder';
