import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { Db } from './db';
import { typeParsers } from './parsers';
import { serverRole } from './server-role';
import type { StoreLog } from './store-log';

interface ConnectionOptions {
  url: string;
  log: StoreLog;
  /** Whether connections give up what the URL's user may do beyond the server's role. */
  guarded: boolean;
  poolSize?: number;
}

function openPool(log: StoreLog, config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: 'freightdesk',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: typeParsers,
    ...config,
  });
  // An idle connection that breaks (the database restarts) would otherwise end the process; the next query opens a new one.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`);
  });
  return pool;
}

/** The server's connections. */
export function connect({ url, log, guarded, poolSize = 10 }: ConnectionOptions): Db {
  const pool = openPool(log, {
    connectionString: url,
    max: poolSize,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    onConnect: guarded ? (client) => client.query(`set role ${serverRole}`) : undefined,
  });
  return new Kysely({
    dialect: new PostgresDialect({ pool }),
    // JSON is ours word for word; only names of columns change case.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** One connection with all rights of the URL's user, without time limits and with names as SQL has them: for migrations. */
export function connectAsOwner(url: string, log: StoreLog): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(log, { connectionString: url, max: 1 }) }),
  });
}
