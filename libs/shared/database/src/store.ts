import { type Kysely, sql } from 'kysely';
import { connect, connectAsOwner } from './connection';
import { describeDatabaseUrl } from './database-url';
import type { Db } from './db';
import { startEmbedded } from './embedded/supervisor';
import { whatWentWrong } from './error-facts';
import { migrate } from './migrate';
import { grantToServer } from './server-role';
import { StartRefusal } from './start-refusal';
import type { StoreLog } from './store-log';

export interface StoreOptions {
  /** A PostgreSQL to use. Without it the embedded one is started in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  log: StoreLog;
}

export interface Store {
  db: Db;
  /** For the log, without a password: 'embedded PostgreSQL 18.4 in .data', 'PostgreSQL at db.example.com'. */
  description: string;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface Source {
  url: string;
  description: string;
  stop(): Promise<void>;
}

async function findSource({ databaseUrl, dataDir, log }: StoreOptions): Promise<Source> {
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, description: describeDatabaseUrl(databaseUrl), stop: () => Promise.resolve() };
  }
  const { url, version, stop } = await startEmbedded({ dataDir, log });
  return { url, description: `embedded PostgreSQL ${version} in ${dataDir}`, stop };
}

async function requireUsable(owner: Kysely<unknown>, description: string): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`
    .execute(owner)
    .catch((cause: unknown) => {
      const problem = whatWentWrong(cause);
      throw new StartRefusal(`${description} can't be used: ${problem}. Start it, or correct DATABASE_URL.`, { cause });
    });
  const [server] = rows;
  if (server === undefined || server.version < 140_000) {
    throw new StartRefusal(`${description} is older than PostgreSQL 14, which Freightdesk needs.`);
  }
  if (server.encoding !== 'UTF8') {
    throw new StartRefusal(`The database of ${description} is encoded in ${server.encoding}; Freightdesk needs UTF8.`);
  }
}

/** Migrates and grants with the rights of the URL's user; true when the server's own role can be taken on. */
export async function prepareDatabase(url: string, description: string, log: StoreLog): Promise<boolean> {
  const owner = connectAsOwner(url, log);
  try {
    await requireUsable(owner, description);
    const done = await migrate(owner);
    if (done.length > 0) log.info(`Migrated the store: ${done.join(', ')}.`);
    const guarded = await grantToServer(owner);
    if (!guarded) {
      log.warn('The role of the server could not be created: triggers alone guard the append-only tables.');
    }
    return guarded;
  } finally {
    await owner.destroy();
  }
}

/** Opens the store, migrated and guarded, or refuses with a sentence for the person who starts the server. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { log } = options;
  const { url, description, stop } = await findSource(options);
  try {
    const db = connect({ url, log, guarded: await prepareDatabase(url, description, log) });
    return {
      db,
      description,
      ping: async () => {
        await sql`select 1`.execute(db);
      },
      close: async () => {
        await db.destroy();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
