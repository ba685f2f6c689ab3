import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { dbOn, openLimited } from './connection';
import { isDatabaseAway } from '../error/database-errors';
import type { Db, Tx } from '../db';
import { LeasedPool } from './leased-pool';
import { poolLimits } from './pools';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import { withTransaction } from './transaction';

const log = { info: () => undefined, warn: () => undefined };
const pools: LeasedPool[] = [];
let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end(0);
});
afterAll(() => fresh.drop());

function open(limits: Partial<typeof poolLimits.reads>): LeasedPool {
  const pool = openLimited({ url: fresh.url, log, guarded: true }, { ...poolLimits.reads, ...limits });
  pools.push(pool);
  return pool;
}

/** Under a name, since PostgreSQL lets a sleeper sleep whose caller has hung up. */
const sleeping = (db: Db, name: string) =>
  sql`select pg_sleep(60), ${sql.lit(name)}`.execute(db).then(
    () => 'awake',
    (error: unknown) => error,
  );
const one = async (db: Db) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;

/** Until so many of that name really sleep, and none is still on its way to. The server itself sees nobody's statements. */
async function asleep(name: string, count: number): Promise<void> {
  const owner = new Client({ connectionString: fresh.url });
  await owner.connect();
  const find = () =>
    owner.query("select from pg_stat_activity where query like $1 and state = 'active'", [
      `select pg_sleep(60), '${name}'%`,
    ]);
  while (((await find()).rowCount ?? 0) < count);
  await owner.end();
}

describe('connections', () => {
  it('one user of a pool never has more than its seats, so another finds one', async () => {
    const pool = open({ size: 4, waitMs: 60_000, keepMs: 60_000 });
    const [greedy, other] = [dbOn(pool.share(2)), dbOn(pool.share(2))];

    const hanging = [1, 2, 3, 4, 5].map(() => sleeping(greedy, 'greedy'));

    expect(await one(other)).toEqual([{ one: 1 }]);
    await asleep('greedy', 2);
    await pool.end(0);
    // The last three get their turn when there is none any more.
    expect((await Promise.all(hanging)).filter(isDatabaseAway)).toHaveLength(2);
  });

  it('who waits too long for a seat is told that the database is away', async () => {
    // Of a pool that lets one wait for a connection as long as it takes: here only the seat is short.
    const connections = new Pool({ connectionString: fresh.url });
    const pool = new LeasedPool(connections, { seats: 1, waitMs: 100, keepMs: 60_000, prepares: false });
    pools.push(pool);
    const seated = await pool.connect();

    const error: unknown = await one(dbOn(pool)).catch((reason: unknown) => reason);

    expect(isDatabaseAway(error)).toBe(true);
    seated.release();
  });

  it('one that gives no answer is given up, and its place is free again', async () => {
    const db = dbOn(open({ size: 1, keepMs: 200 }));

    expect(isDatabaseAway(await sleeping(db, 'silent'))).toBe(true);

    expect(await one(db)).toEqual([{ one: 1 }]);
  });

  it('a lock that is not given ends the statement', async () => {
    const db = dbOn(open({ size: 2, lockMs: 100 }));

    await withTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(7)`.execute(tx);
      await expect(sql`select pg_advisory_xact_lock(7)`.execute(db)).rejects.toMatchObject({ code: '55P03' });
    });
  });

  it('a transaction that PostgreSQL rolled back at its commit is no success', async () => {
    const swallowing = async (tx: Tx) => {
      await tx.insertInto('idempotencyKey').values({ key: 'swallowed', status: null }).execute();
      await sql`select from nowhere`.execute(tx).catch(() => undefined);
    };

    await expect(fresh.db.transaction().execute(swallowing)).rejects.toThrow('rolled back at its commit');
    await expect(withTransaction(fresh.db, swallowing)).rejects.toThrow('relation "nowhere" does not exist');
  });

  it('are closed also when somebody does not give one back', async () => {
    const pool = open({ size: 1 });
    const hanging = sleeping(dbOn(pool), 'kept');
    await asleep('kept', 1);

    await pool.end(100);

    expect(isDatabaseAway(await hanging)).toBe(true);
  });
});
