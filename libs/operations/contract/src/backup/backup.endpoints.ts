import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { backupAccess } from '../access';
import { backupList } from './backup.list';
import type { AskedBackup, Backup, BackupState } from './backup.schema';

export const listBackups = defineEndpoint<ListInput, Page<Backup>>({
  name: 'backups.list',
  method: 'GET',
  path: '/backup/list',
  access: backupAccess.manage,
  summary: 'The backups that were made, by themselves or asked for, and those that failed.',
  list: backupList,
});

export const readBackupState = defineEndpoint<void, BackupState>({
  name: 'backups.state',
  method: 'GET',
  path: '/backup/state',
  access: backupAccess.manage,
  summary: 'Where backups go, how old the newest is, and what is wrong with them.',
});

export const makeBackup = defineEndpoint<void, AskedBackup>({
  name: 'backups.make',
  method: 'POST',
  path: '/backup/make',
  access: backupAccess.manage,
  summary: 'Asks for a backup now; a server begins it within seconds.',
  // While one is under way another is refused: sent again, it makes none.
  idempotent: false,
  status: 201,
  touches: ['backups'],
});
