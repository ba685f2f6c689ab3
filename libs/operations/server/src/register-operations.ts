import { listBackups, makeBackup, readBackupState } from '@freightdesk/operations-contract';
import * as schema from '@freightdesk/operations-contract/schema';
import type { Api } from '@freightdesk/shared-server-kit';
import { listBackupRows, standingOf } from './backup/backup.repository';
import { makeBackup as make } from './backup/make-backup';

/** Where this server keeps its backups, for those who look for them. */
export interface OperationsPorts {
  backups: { folder: string; encrypted: boolean };
}

export function registerOperations(api: Api, { backups }: OperationsPorts): void {
  api.list(listBackups, { row: schema.backup }, (request, { db }) => listBackupRows(db, request));
  api.read(readBackupState, { output: schema.backupState }, async (_nothing, { db }) => ({
    ...backups,
    ...(await standingOf(db)),
  }));
  api.write(makeBackup, { output: schema.askedBackup }, (_nothing, context) => make(context));
}
