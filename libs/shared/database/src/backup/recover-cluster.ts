import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Account, accountForPostgres } from '../embedded/account';
import { clusterFolder, hasStore } from '../embedded/cluster';
import { startEmbedded } from '../embedded/supervisor';
import { archiveFolder } from '../embedded/wal-archive';
import { whatWentWrong } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import type { StoreLog } from '../store-log';

export interface Recovery {
  /** What `copyCluster` made. */
  base: string;
  walArchiveDir: string;
  /** An empty one. */
  dataDir: string;
  /** The moment to come back to; without it the last one the archive has. */
  at: Date | undefined;
  log: StoreLog;
}

function giveTo(path: string, account: Account): void {
  chownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const each = join(path, entry.name);
    if (entry.isDirectory()) giveTo(each, account);
    else chownSync(each, account.uid, account.gid);
  }
}

/** This setting is read before PostgreSQL knows the names of zones, so `Z` means nothing to it. */
const inOffset = (at: Date): string => at.toISOString().replace('Z', '+00');

function settingsFor({ walArchiveDir, at }: Recovery): string {
  const from = archiveFolder(walArchiveDir);
  return [
    `restore_command = 'cp ${from}/%f %p'`,
    `recovery_target_timeline = 'latest'`,
    `recovery_target_action = 'promote'`,
    ...(at === undefined ? [] : [`recovery_target_time = '${inOffset(at)}'`]),
  ].join('\n');
}

/** A store that is recovered is one like any other: it does not look for that archive again. */
function forget(folder: string, settings: string): void {
  const file = join(folder, 'postgresql.auto.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${settings}\n`, ''), { flush: true });
}

/** Makes a store as it was at a moment, from a copy of its folder and the log that was archived since. */
export async function recoverCluster(recovery: Recovery): Promise<void> {
  const { base, log } = recovery;
  const dataDir = resolve(recovery.dataDir);
  if (!existsSync(join(base, 'backup_label'))) throw new StartRefusal(`${base} is no copy of a store's folder.`);
  if (hasStore(dataDir)) {
    throw new StartRefusal(`There is a store in ${dataDir} already: recover into an empty DATA_DIR.`);
  }
  const settings = settingsFor(recovery);
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const folder = clusterFolder(dataDir);
  const account = accountForPostgres(folder, log);
  try {
    cpSync(base, folder, { recursive: true });
    appendFileSync(join(folder, 'postgresql.auto.conf'), `${settings}\n`);
    writeFileSync(join(folder, 'recovery.signal'), '');
    if (account !== undefined) giveTo(folder, account);
    const store = await startEmbedded({ dataDir, log });
    await store.stop();
    forget(folder, settings);
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true });
    throw new StartRefusal(`The store could not be recovered, and ${dataDir} was left empty: ${whatWentWrong(cause)}`, {
      cause,
    });
  }
}
