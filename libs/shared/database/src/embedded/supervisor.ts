import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { outliveLoss } from '../connection/connection';
import { whatWentWrong } from '../error/error-facts';
import { StartRefusal } from '../error/start-refusal';
import type { StoreLog } from '../store-log';
import { accountForPostgres } from './account';
import { findBinaries } from './binaries';
import { type Cluster, clusterFolder, openCluster, superuser } from './cluster';
import { type FolderLock, lockFolder } from './folder-lock';
import { freePort } from './free-port';
import { awaitEndOfOrphan } from './orphan';
import { pause } from './pause';
import { type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster';
import { removeDeadSockets, socketFolder } from './socket';
import { openArchive } from './wal-archive';

export interface EmbeddedOptions {
  dataDir: string;
  log: StoreLog;
  /** A store for one test run: speed before safety, and its folder goes when it ends, also when we are killed. */
  scratch?: boolean;
  /** Where finished log files are put, for a recovery to a point in time. */
  walArchiveDir?: string;
}

export interface EmbeddedPostgres {
  url: string;
  /** '18.4' */
  version: string;
  stop(): Promise<void>;
}

export const database = 'freightdesk';

type Fixed = Omit<PostmasterOptions, 'port'>;

/** Another may take the port between the asking and the listening; processes of a killed predecessor may take a moment to go. */
const passing = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/;

async function startOn(port: number | undefined, fixed: Fixed): Promise<{ port: number; postmaster: Postmaster }> {
  for (let attempt = 1; ; attempt += 1) {
    await awaitEndOfOrphan(fixed.cluster.folder);
    removeDeadSockets(fixed.cluster.folder);
    const chosen = port ?? (await freePort());
    try {
      return { port: chosen, postmaster: await startPostmaster({ ...fixed, port: chosen }) };
    } catch (cause) {
      const said = whatWentWrong(cause);
      if (attempt >= 10 || !passing.test(said)) {
        throw new StartRefusal(`The embedded PostgreSQL in ${fixed.cluster.folder} did not start: ${said}`, { cause });
      }
      await pause(attempt * 50);
    }
  }
}

/** The pool knows one address, so a postmaster that ended unasked comes back on the same port; waits grow to 5 s. */
function keepUp(first: Postmaster, port: number, fixed: Fixed): { stop(): Promise<void> } {
  const { log } = fixed;
  let current = first;
  let stopping = false;
  const watch = async (): Promise<void> => {
    for (let wait = 100; ;) {
      await current.ended;
      if (stopping) return;
      log.warn('The embedded PostgreSQL ended unexpectedly; it is started again.');
      try {
        current = (await startOn(port, fixed)).postmaster;
        if (stopping) await current.stop();
        else log.info('The embedded PostgreSQL is back.');
        wait = 100;
      } catch (error) {
        log.warn(whatWentWrong(error));
        await pause(wait);
        wait = Math.min(wait * 2, 5_000);
      }
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      await current.stop();
      await watching;
    },
  };
}

/** By its socket where there is one: `host` in a query goes before the host of the address, which tells the same server. */
export function urlOf(port: number, { folder, password }: Pick<Cluster, 'folder' | 'password'>, name: string): string {
  const url = `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`;
  const socket = socketFolder(folder, port);
  return socket === undefined ? url : `${url}?host=${encodeURIComponent(socket)}`;
}

/** A start may be killed between the making of the store and this. */
async function provideDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  outliveLoss(client);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

async function startLocked(
  dataDir: string,
  lock: FolderLock,
  { log, scratch = false, walArchiveDir }: EmbeddedOptions,
): Promise<EmbeddedPostgres> {
  const account = accountForPostgres(clusterFolder(dataDir), log);
  // A scratch folder is removed by the user PostgreSQL runs as, who outlives us.
  if (scratch && account !== undefined) chownSync(dataDir, account.uid, account.gid);
  const binaries = findBinaries(dataDir, account);
  const cluster = openCluster(dataDir, { binaries, account, scratch });
  const archive = walArchiveDir === undefined ? undefined : openArchive(walArchiveDir, account);
  const removeAtEnd = scratch ? dataDir : undefined;
  const fixed: Fixed = { binaries, cluster, account, scratch, log, archive, removeAtEnd };
  const { port, postmaster } = await startOn(undefined, fixed);
  const supervision = keepUp(postmaster, port, fixed);
  const stop = async (): Promise<void> => {
    await supervision.stop();
    await lock.release();
    if (scratch) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await provideDatabase(urlOf(port, cluster, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(port, cluster, database), version: binaries.version, stop };
}

/** Starts the PostgreSQL that npm installed, in a folder of which we are the only owner. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  try {
    // Root's folder must let PostgreSQL's user pass; what lies in it is closed by itself.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  } catch (cause) {
    throw new StartRefusal(
      `The data folder ${dataDir} can't be made (${whatWentWrong(cause)}): set DATA_DIR to another one.`,
      {
        cause,
      },
    );
  }
  const lock = await lockFolder(dataDir);
  try {
    return await startLocked(dataDir, lock, options);
  } catch (error) {
    await lock.release();
    throw error;
  }
}
