import type { StoreLog } from '@freightdesk/shared-database';

/** What a program that is run by hand is told: by its environment, and what it may print. */
export interface ProgramPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  backupDir: string;
  backupKeyFile: string | undefined;
  walArchiveDir: string | undefined;
  version: string;
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
