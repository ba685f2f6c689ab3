import { join, resolve } from 'node:path';
import { StartRefusal, type StoreLog, type Tables } from '@freightdesk/shared-database';

/** Where the store is, and its backups: all that a program is told which only looks into it. */
export interface StorePlace {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  backupDir: string;
  /** The secret that backups are sealed with; without it they are not. */
  backupKeyFile: string | undefined;
  /** Where the built-in store archives its log; without it there is no coming back to a point in time. */
  walArchiveDir: string | undefined;
}

/** What the environment says of it, by the variable's name. */
export function readStorePlace(given: (name: string) => string | undefined): StorePlace {
  const [databaseUrl, databaseOwnerUrl] = [given('DATABASE_URL'), given('DATABASE_OWNER_URL')];
  if (databaseOwnerUrl && !databaseUrl) throw new StartRefusal('DATABASE_OWNER_URL needs DATABASE_URL beside it.');
  const dataDir = given('DATA_DIR') ?? '.data';
  return {
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    backupDir: resolve(given('BACKUP_DIR') ?? join(dataDir, 'backups')),
    backupKeyFile: given('BACKUP_KEY_FILE'),
    walArchiveDir: given('WAL_ARCHIVE_DIR'),
  };
}

/** What a program that is run by hand works on. */
export interface ProgramPlace extends StorePlace {
  version: string;
  /** What this program keeps in a store. */
  tables: readonly Tables[];
}

export interface Terminal {
  print(line: string): void;
  log: StoreLog;
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** `52428800` -> `50.0 MB`. */
export function sizeInWords(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return unit === 0 ? `${bytes} bytes` : `${(bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}

/** Seconds since a moment, for the last line of a program. */
export const secondsSince = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);
