import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import { openBackupSession } from './backup-session';

/** What PostgreSQL makes anew by itself, or what is of the running server alone. */
const leftOutFiles = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'recovery.signal',
  'standby.signal',
]);
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const isPassing = (name: string): boolean =>
  ['pgsql_tmp', 'pg_internal.init', '.s.PGSQL.'].some((beginning) => name.startsWith(beginning));

/** A server at work removes files between the reading of a folder and of them; what they held is in its log. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const handle = await open(to, 'r+');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function copyFolder(from: string, to: string, isTop = true): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const { name } = entry;
    if (isPassing(name) || (isTop && leftOutFiles.has(name))) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (isTop && emptied.has(name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target, false);
    else await copyUnlessGone(source, target);
  }
}

/** PostgreSQL refuses a cluster whose log has no folder for what is done with it. */
const walFolders = ['pg_wal/archive_status', 'pg_wal/summaries'];

export interface BaseBackup {
  url: string;
  /** The folder of the cluster. */
  folder: string;
  /** A new folder for the copy. */
  to: string;
}

/**
 * Copies the folder of a cluster at work, as PostgreSQL's own low-level backup has it: between `pg_backup_start` and
 * `pg_backup_stop`. The copy alone is no store; with the archived log it becomes one, as of any later moment.
 */
export async function copyCluster({ url, folder, to }: BaseBackup): Promise<void> {
  const client = await openBackupSession(url);
  const unfinished = `${to}.unfinished`;
  try {
    const { rows: modes } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`);
    if (modes[0]?.mode !== 'on') {
      throw new StartRefusal('The server keeps no archive of its log: start it with WAL_ARCHIVE_DIR first.');
    }
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await client.query(`select pg_backup_start('freightdesk', fast => true)`);
    await copyFolder(folder, unfinished);
    const { rows } = await client.query<{ label: string }>(`select labelfile as label from pg_backup_stop()`);
    await writeFile(join(unfinished, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600, flush: true });
    for (const each of walFolders) await mkdir(join(unfinished, each), { mode: 0o700, recursive: true });
    await chmod(unfinished, 0o700);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}
