import { sql } from 'kysely';
import { Client } from 'pg';
import { isDatabaseAway } from '../error/database-errors';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import { withTransaction } from './transaction';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});

afterAll(() => fresh.drop());

/** Ends every other session of the database, as a restart of it does, and waits until they are gone. */
async function endAllSessions(): Promise<void> {
  const owner = new Client({ connectionString: fresh.url });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await owner.end();
}

/** Until what the network has delivered has been read. */
const settled = () => new Promise((done) => setTimeout(done, 50));

const key = (name: string) => ({ key: name, status: null });

const kept = async () =>
  (await fresh.db.selectFrom('idempotencyKey').select('key').execute()).map((row) => row.key).sort();

/** Until somebody sleeps, and is not still on the way to it. The server itself sees nobody's statements. */
async function asleep(): Promise<void> {
  const owner = new Client({ connectionString: fresh.url });
  await owner.connect();
  const find = () =>
    owner.query(`select from pg_stat_activity
      where datname = current_database() and query like 'select pg_sleep(60)%' and state = 'active'`);
  while ((await find()).rowCount === 0);
  await owner.end();
}

describe('a connection that is lost', () => {
  it('between two statements of a transaction ends that transaction and not the server', async () => {
    const work = withTransaction(fresh.db, async (tx) => {
      await tx.insertInto('idempotencyKey').values(key('between')).execute();
      await endAllSessions();
      await settled();
      await tx.insertInto('idempotencyKey').values(key('after')).execute();
    });

    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await kept()).toEqual([]);
  });

  it('during a statement ends that statement, and the next one gets another connection', async () => {
    const hanging = sql`select pg_sleep(60)`.execute(fresh.db).catch((reason: unknown) => reason);
    await asleep();
    await endAllSessions();

    expect(isDatabaseAway(await hanging)).toBe(true);
    expect(await kept()).toEqual([]);
  });
});
