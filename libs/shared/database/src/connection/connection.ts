import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, PostgresQueryCompiler } from 'kysely';
import { type ClientBase, Pool, type PoolConfig } from 'pg';
import type { Db } from '../db';
import { LeasedPool } from './leased-pool';
import { typeParsers } from './parsers';
import { watchPool } from './pool-stats';
import { serverRole } from './server-role';
import type { StoreLog } from '../store-log';

export interface ConnectionOptions {
  url: string;
  log: StoreLog;
  /** Whether connections take on the server's role, which is less than what the URL's user may be. */
  guarded: boolean;
}

/** How many connections, and how long anything on them may take, in milliseconds. */
export interface PoolLimits {
  size: number;
  waitMs: number;
  lockMs: number;
  statementMs: number;
  keepMs: number;
  /** Whether PostgreSQL keeps the plans of its statements: where they are few and find single rows, not where they are sought and summed. */
  prepares: boolean;
  /** How many further processes one statement may take: what is answered at once takes longer to start them than to do without. */
  workers: number;
}

/**
 * A broken connection tells of it by an event, also when it breaks between two statements of a transaction, and an event
 * nobody listens to ends the process. Whoever uses the connection is told by its next statement.
 */
export const outliveLoss = (client: ClientBase): void => void client.on('error', () => undefined);

function openPool(log: StoreLog, config: PoolConfig): Pool {
  const pool = new Pool({
    application_name: 'freightdesk',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: typeParsers,
    ...config,
  });
  watchPool(pool);
  pool.on('connect', outliveLoss);
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`A database connection was lost: ${error.message}`);
  });
  return pool;
}

/** The pool bounds the connecting and not this: a database that stops answering here would keep the place for ever. */
function takeOnRole(client: ClientBase, waitMs: number): Promise<void> {
  return new Promise((done, fail) => {
    const tooLate = Object.assign(new Error('The database did not answer.'), { code: 'ETIMEDOUT' });
    const patience = setTimeout(() => fail(tooLate), waitMs);
    client
      .query(`set role ${serverRole}`)
      .then(() => done(), fail)
      .finally(() => clearTimeout(patience));
  });
}

/** Connections of the server, within limits; by its name PostgreSQL and the figures know the pool. */
export function openLimited(
  { url, log, guarded }: ConnectionOptions,
  limits: PoolLimits,
  name = 'freightdesk',
): LeasedPool {
  const { size, waitMs, lockMs, statementMs, keepMs, prepares, workers } = limits;
  const pool = openPool(log, {
    application_name: name,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    options: `-c max_parallel_workers_per_gather=${workers}`,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: keepMs,
    // What is begun while an answer is awaited is sent all the same: see `withTransaction`.
    pipeline: true,
    onConnect: guarded ? (client) => takeOnRole(client, waitMs) : undefined,
  });
  return new LeasedPool(pool, { seats: size, waitMs, keepMs, prepares });
}

/** They keep nothing of a statement and hold a hundred functions each, while every endpoint has connections of its own: so all share them. */
const compiler = new PostgresQueryCompiler();
/** JSON is ours word for word; only names of columns change case. */
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

class Dialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return compiler;
  }
}

/** Statements on the connections of a pool, with the server's names for columns. */
export const dbOn = (pool: PostgresPool): Db => new Kysely({ dialect: new Dialect({ pool }), plugins });

/** For one who only looks: as long as it takes, with all that the URL's user may read, and PostgreSQL refuses every write. */
export function connectToRead(url: string, log: StoreLog): Db {
  const size = 4;
  const pool = openPool(log, {
    connectionString: url,
    max: size,
    onConnect: (client) => client.query('set default_transaction_read_only = on'),
  });
  const hours = 60 * 60_000;
  return dbOn(new LeasedPool(pool, { seats: size, waitMs: hours, keepMs: 24 * hours, prepares: false }));
}

/** One connection with all rights of the URL's user, without time limits: to make anew what the records of a store can tell. */
export const connectToMend = (url: string, log: StoreLog): Db => dbOn(openPool(log, { connectionString: url, max: 1 }));

/** The same with names as SQL has them: for migrations. */
export function connectAsOwner(url: string, log: StoreLog): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openPool(log, { connectionString: url, max: 1 }) }),
  });
}
