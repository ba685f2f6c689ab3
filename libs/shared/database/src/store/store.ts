import { type Kysely, sql } from 'kysely';
import { connectAsOwner } from '../connection/connection';
import { describeDatabaseUrl } from './database-url';
import type { Db } from '../db';
import { startEmbedded } from '../embedded/supervisor';
import { whatWentWrong } from '../error/error-facts';
import { migrate } from '../migrate';
import { openPools, type Pools } from '../connection/pools';
import { grantToServer } from '../connection/server-role';
import { loginBelow, requireLogin } from './server-login';
import { StartRefusal } from '../error/start-refusal';
import { formOf, type StoreForm } from '../store-form';
import type { StoreLog } from '../store-log';
import type { Tables } from '../tables';

export interface StoreOptions {
  /** A PostgreSQL to use. Without it the embedded one is started in `dataDir`. */
  databaseUrl?: string;
  /** Whom its tables belong to, where `databaseUrl` is of a user with fewer rights. */
  databaseOwnerUrl?: string;
  dataDir: string;
  /** The rooms that its tables are of; what they need comes with them. */
  tables: readonly Tables[];
  log: StoreLog;
  /** Where the built-in store puts its finished log files, for a recovery to a point in time. */
  walArchiveDir?: string;
}

export interface Store {
  pools: Pools;
  /** For what is done before anyone is served, and beside it. */
  db: Db;
  /** With all rights: to copy the store as a whole, never to serve. */
  ownerUrl: string;
  /** For the log, without a password: 'embedded PostgreSQL 18.4 in .data', 'PostgreSQL at db.example.com'. */
  description: string;
  close(): Promise<void>;
}

export interface Place {
  /** With all rights, for the start. */
  ownerUrl: string;
  /** Given where the server shall sign in as another. */
  url?: string;
  description: string;
}

/** A PostgreSQL that runs. */
export interface Source extends Place {
  stop(): Promise<void>;
}

async function findSource(options: Omit<StoreOptions, 'tables'>): Promise<Source> {
  const { databaseUrl, databaseOwnerUrl, dataDir, log, walArchiveDir } = options;
  if (databaseUrl !== undefined) {
    const [description, stop] = [describeDatabaseUrl(databaseUrl), () => Promise.resolve()];
    if (databaseOwnerUrl === undefined) return { ownerUrl: databaseUrl, description, stop };
    describeDatabaseUrl(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    return { ownerUrl: databaseOwnerUrl, url: databaseUrl, description, stop };
  }
  const { url, version, stop } = await startEmbedded({ dataDir, log, walArchiveDir });
  return { ownerUrl: url, description: `embedded PostgreSQL ${version} in ${dataDir}`, stop };
}

export async function requireUsable(owner: Kysely<unknown>, description: string): Promise<void> {
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

async function requireWritable(owner: Kysely<unknown>, description: string): Promise<void> {
  await requireUsable(owner, description);
  const { rows } = await sql<{ read_only: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(owner);
  if (rows[0]?.read_only === 'off') return;
  throw new StartRefusal(`${description} can only be read, as a standby is; Freightdesk needs the primary.`);
}

/** How the server's connections sign in, and whether they then take on the server's role. */
export interface SignIn {
  url: string;
  guarded: boolean;
}

/** `canGrant`: false where the server's role can't be had. */
async function signInBelow(
  owner: Kysely<unknown>,
  { ownerUrl, canGrant }: { ownerUrl: string; canGrant: boolean },
  log: StoreLog,
): Promise<SignIn> {
  if (!canGrant) {
    log.warn('The role of the server could not be created: triggers alone guard the append-only tables.');
    return { url: ownerUrl, guarded: false };
  }
  const login = await loginBelow(owner, ownerUrl);
  if ('url' in login) return { url: login.url, guarded: true };
  log.warn(
    `The server signs in as the owner of its tables and takes on its role from there, since it has no login of its own: ${login.fault}.`,
  );
  return { url: ownerUrl, guarded: true };
}

/** Migrates and grants with the rights of the owner, who is then not needed any more where all is well. */
export async function prepareDatabase(
  { ownerUrl, url, description }: Place,
  form: StoreForm,
  log: StoreLog,
): Promise<SignIn> {
  const owner = connectAsOwner(ownerUrl, log);
  try {
    await requireWritable(owner, description);
    const done = await migrate(owner, form.migrations);
    if (done.length > 0) log.info(`Migrated the store: ${done.join(', ')}.`);
    const canGrant = await grantToServer(owner, form);
    if (url === undefined) return await signInBelow(owner, { ownerUrl, canGrant }, log);
    await requireLogin(owner, url);
    return { url, guarded: true };
  } finally {
    await owner.destroy();
  }
}

/** The store's PostgreSQL without a look at its tables, made where there is none: for a restore. */
export async function openStoreToFill(options: Omit<StoreOptions, 'tables'>): Promise<Source> {
  const source = await findSource(options);
  const owner = connectAsOwner(source.ownerUrl, options.log);
  try {
    await requireWritable(owner, source.description);
    return source;
  } catch (error) {
    await source.stop();
    throw error;
  } finally {
    await owner.destroy();
  }
}

/** Opens the store, migrated and guarded, or refuses with a sentence for the person who starts the server. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { log, tables } = options;
  const { stop, ...place } = await findSource(options);
  try {
    const pools = openPools({ log, ...(await prepareDatabase(place, formOf(tables), log)) });
    return {
      pools,
      db: pools.shareOf('chores'),
      ownerUrl: place.ownerUrl,
      description: place.description,
      close: async () => {
        await pools.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
