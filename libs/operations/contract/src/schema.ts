export { askedBackup, backup, backupState } from './backup/backup.schema';
