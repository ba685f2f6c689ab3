import { join } from 'node:path';
import { checkBackup, type MadeBackup, type Tables, writeBackup } from '@freightdesk/shared-database';

export interface BackupPlace {
  url: string;
  tables: readonly Tables[];
  folder: string;
  secret: string | undefined;
  version: string;
}

/** `freightdesk-20261122-093000.tar`, by the clock of Greenwich: names sort as time does. */
export function backupName(madeAt: Date, isSealed: boolean): string {
  const [day = '', time = ''] = madeAt.toISOString().replace(/[-:]/g, '').slice(0, 15).split('T');
  return `freightdesk-${day}-${time}.tar${isSealed ? '.sealed' : ''}`;
}

/** Makes a backup, then reads the whole file back: one that can't be read is none. */
export async function makeCheckedBackup(
  { url, tables, folder, secret, version }: BackupPlace,
  { now, signal, name }: { now: Date; signal?: AbortSignal; name?: string },
): Promise<MadeBackup> {
  const file = join(folder, name ?? backupName(now, secret !== undefined));
  const made = await writeBackup({ url, tables, file, secret, version, now, signal });
  await checkBackup({ file, secret, signal });
  return made;
}

export const rowsIn = ({ manifest }: Pick<MadeBackup, 'manifest'>): number =>
  manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
