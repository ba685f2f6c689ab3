import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool, type QueryResult } from 'pg';
import { dbOn, openLimited } from './connection/connection';
import { describeDatabaseUrl } from './store/database-url';
import type { Db } from './db';
import { startEmbedded } from './embedded/supervisor';
import { type OpenPools, openPools, poolLimits } from './connection/pools';
import { loginOf } from './store/server-login';
import { prepareDatabase } from './store/store';
import { formOf, type StoreForm } from './store-form';
import type { StoreLog } from './store-log';
import type { Tables } from './tables';

export { askedBy, type AskedStatement } from './connection/asked-by';
export { connectAsOwner } from './connection/connection';
export { migrate } from './migrate';
export { grantToServer, serverRole } from './connection/server-role';
export { formOf } from './store-form';
export { type KeptRows, keepRows } from './kept-rows';
export { readColumns } from './type-generation/columns';
export { renderTypes } from './type-generation/render';

/** A PostgreSQL for one test run, with migrated databases that others are copied from. */
export interface TestServer {
  /** The address of a template of these tables; copies lie beside it. */
  templateOf(tables: readonly Tables[]): Promise<string>;
  stop(): Promise<void>;
}

export interface FreshDatabase {
  /** Connected as the server is: in its own role, with its parsers. */
  db: Db;
  /** With all rights, to look behind the server's back. */
  url: string;
  drop(): Promise<void>;
}

const quiet: StoreLog = { info: () => undefined, warn: () => undefined };

function beside(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

const administrators = new Map<string, Pool>();

/**
 * In the server's own database, since a session in a template would keep it from being copied. Its one connection is kept for the
 * next database, and a while after the last: to open one takes longer than what is asked on it.
 */
async function run(url: string, statement: string): Promise<QueryResult<Record<string, unknown>>> {
  const connectionString = beside(url, 'postgres');
  const pool =
    administrators.get(connectionString) ??
    new Pool({ connectionString, max: 1, idleTimeoutMillis: 5_000, allowExitOnIdle: true })
      // The server of a run goes before its administrator.
      .on('error', () => undefined);
  administrators.set(connectionString, pool);
  return pool.query(statement);
}

const copying = new Map<string, string>();

/** How a template is copied. Where nothing has to last, as files: half the work of writing each page to the log. */
async function copyingAt(url: string): Promise<string> {
  const { host } = new URL(url);
  const known = copying.get(host);
  if (known !== undefined) return known;
  const { rows } = await run(
    url,
    `select current_setting('fsync') = 'off' and current_setting('server_version_num')::int >= 150000 as scratch`,
  );
  const strategy = rows[0]?.['scratch'] === true ? 'strategy file_copy' : '';
  copying.set(host, strategy);
  return strategy;
}

function randomName(purpose: string): string {
  return `freightdesk_${purpose}_${randomBytes(6).toString('hex')}`;
}

async function findServer(databaseUrl: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl === undefined || databaseUrl === '') {
    return startEmbedded({ dataDir: mkdtempSync(join(tmpdir(), 'freightdesk-test-')), log: quiet, scratch: true });
  }
  describeDatabaseUrl(databaseUrl);
  return { url: databaseUrl, stop: () => Promise.resolve() };
}

/** What was filled from a template bears its name. */
async function dropWithFilled(url: string, template: string): Promise<void> {
  const { rows } = await run(url, `select datname from pg_database where starts_with(datname, '${template}')`);
  for (const { datname } of rows) await run(url, `drop database if exists ${String(datname)}`);
}

const nameOf = ({ tables, migrations }: StoreForm): string => [...tables, ...Object.keys(migrations)].join();

/** Starts a scratch store, or uses the server it is given, whose user must be allowed to create databases. */
export async function startTestServer(databaseUrl?: string): Promise<TestServer> {
  const server = await findServer(databaseUrl);
  /** Who needs the same tables shares a template. */
  const templates = new Map<string, string>();
  return {
    templateOf: async (tables) => {
      const form = formOf(tables);
      const template = templates.get(nameOf(form)) ?? randomName('template');
      const templateUrl = beside(server.url, template);
      if (!templates.has(nameOf(form))) {
        templates.set(nameOf(form), template);
        await run(server.url, `create database ${template} template template0 encoding 'UTF8'`);
        await prepareDatabase({ ownerUrl: templateUrl, description: 'The test server' }, form, quiet);
      }
      return templateUrl;
    },
    stop: async () => {
      for (const template of templates.values()) await dropWithFilled(server.url, template);
      await server.stop();
    },
  };
}

const asServer = (url: string) => ({ url: loginOf(url)?.url ?? url, log: quiet, guarded: true });

/** All connections that a server has, for specs of what one kind of work does to another. */
export const openServerPools = (url: string): OpenPools => openPools(asServer(url));

/** With all rights, to bend what no server can: what is done in its transactions is for the spec to roll back. */
export const connectAsTamperer = (url: string): Db =>
  dbOn(
    openLimited(
      { url, log: quiet, guarded: false },
      { ...poolLimits.writes, size: 1, statementMs: 0, keepMs: 600_000 },
    ),
  );

/** A database without any table, beside the others of the run. */
export async function createEmptyDatabase(templateUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = randomName('empty');
  await run(templateUrl, `create database ${name} template template0`);
  return {
    url: beside(templateUrl, name),
    drop: async () => void (await run(templateUrl, `drop database if exists ${name} with (force)`)),
  };
}

/** A migrated database nobody else knows, copied from the run's template. */
export async function createFreshDatabase(templateUrl: string): Promise<FreshDatabase> {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = randomName('test');
  const url = beside(templateUrl, name);
  await run(templateUrl, `create database ${name} template ${template} ${await copyingAt(templateUrl)}`);
  const db = dbOn(openLimited(asServer(url), { ...poolLimits.writes, size: 5 }));
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await run(templateUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * The address of a template that holds more than tables: the first spec file of a run to ask for it fills it, the others wait and
 * copy. Who fills it is the last to be connected to it.
 */
export async function filledTemplate(
  templateUrl: string,
  filling: string,
  fill: (database: FreshDatabase) => Promise<void>,
): Promise<string> {
  const filled = `${new URL(templateUrl).pathname.slice(1)}_${filling}`;
  const lock = new Client({ connectionString: beside(templateUrl, 'postgres') });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [filled]);
    const { rows } = await lock.query('select from pg_database where datname = $1', [filled]);
    if (rows.length === 0) {
      const database = await createFreshDatabase(templateUrl);
      await fill(database);
      await database.db.destroy();
      await lock.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to ${filled}`);
    }
  } finally {
    await lock.end();
  }
  return beside(templateUrl, filled);
}
