import { sql } from 'kysely';
import { createFreshDatabase, type FreshDatabase } from '../testing';
import type { Tx } from '../db';
import { statement } from './statement';
import { begin, together, withTransaction } from './transaction';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
});

afterAll(() => fresh.drop());

const key = (name: string) => ({ key: name, status: null });

async function statusOf(name: string): Promise<number | null | undefined> {
  const row = await fresh.db.selectFrom('idempotencyKey').select('status').where('key', '=', name).executeTakeFirst();
  return row?.status;
}

/** Resolves for all once `count` have come: both transactions hold their first row before either asks for the other's. */
function meeting(count: number): () => Promise<void> {
  let open: () => void = () => undefined;
  const met = new Promise<void>((done) => (open = done));
  let missing = count;
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return met;
  };
}

describe('a transaction', () => {
  it('keeps nothing of work that failed', async () => {
    const work = withTransaction(fresh.db, async (tx) => {
      await tx.insertInto('idempotencyKey').values(key('failed')).execute();
      throw new Error('the clerk changed her mind');
    });

    await expect(work).rejects.toThrow('changed her mind');
    expect(await statusOf('failed')).toBeUndefined();
  });

  it('is done again when PostgreSQL ends it in a deadlock, and both succeed', async () => {
    await fresh.db
      .insertInto('idempotencyKey')
      .values([
        { ...key('left'), status: 0 },
        { ...key('right'), status: 0 },
      ])
      .execute();
    const meet = meeting(2);
    let runs = 0;

    const raise = (first: string, second: string): Promise<void> =>
      withTransaction(fresh.db, async (tx) => {
        runs += 1;
        const addOne = (name: string) =>
          tx
            .updateTable('idempotencyKey')
            .set((row) => ({ status: row('status', '+', 1) }))
            .where('key', '=', name)
            .execute();
        await addOne(first);
        await meet();
        await addOne(second);
      });
    await Promise.all([raise('left', 'right'), raise('right', 'left')]);

    // One of the two at least was ended; how often they meet again is the scheduler's affair.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect([await statusOf('left'), await statusOf('right')]).toEqual([2, 2]);
  });

  it('does statements that are begun together in the order in which they were begun', async () => {
    const found = await withTransaction(fresh.db, async (tx) => {
      const [, , rows] = await together(
        tx.insertInto('idempotencyKey').values(key('in order')).execute(),
        tx.updateTable('idempotencyKey').set({ status: 7 }).where('key', '=', 'in order').execute(),
        tx.selectFrom('idempotencyKey').select(['key', 'status']).where('key', '=', 'in order').execute(),
        tx.deleteFrom('idempotencyKey').where('key', '=', 'in order').execute(),
      );
      return rows;
    });

    expect(found).toEqual([{ key: 'in order', status: 7 }]);
    expect(await statusOf('in order')).toBeUndefined();
  });

  it('commits what was begun without waiting for it', async () => {
    await withTransaction(fresh.db, (tx) => {
      begin(tx.insertInto('idempotencyKey').values(key('begun')).execute());
      return Promise.resolve();
    });

    expect(await statusOf('begun')).toBeNull();
  });

  it('keeps nothing where something that was only begun failed, and tells that failure', async () => {
    const doubled = withTransaction(fresh.db, async (tx) => {
      await tx.insertInto('idempotencyKey').values(key('doubled')).execute();
      begin(tx.insertInto('idempotencyKey').values(key('doubled')).execute());
    });
    const goesOn = withTransaction(fresh.db, async (tx) => {
      await tx.insertInto('idempotencyKey').values(key('doubled')).execute();
      begin(tx.insertInto('idempotencyKey').values(key('doubled')).execute());
      await tx.insertInto('idempotencyKey').values(key('after it')).execute();
    });

    await expect(doubled).rejects.toThrow('duplicate key');
    await expect(goesOn).rejects.toThrow('duplicate key');
    expect([await statusOf('doubled'), await statusOf('after it')]).toEqual([undefined, undefined]);
  });

  it('tells what failed first, and not what failed for it and is heard of sooner', async () => {
    const count = statement<object, { n: number }>((db) =>
      db.selectFrom('idempotencyKey').select((eb) => eb.fn.countAll<number>().as('n')),
    );
    const work = withTransaction(fresh.db, (tx) => {
      begin(sql`select 1 / 0`.execute(tx));
      return count(tx, {});
    });

    await expect(work).rejects.toThrow('division by zero');
  });

  it('takes nothing more once it is over', async () => {
    let kept: Tx | undefined;
    await withTransaction(fresh.db, (tx) => {
      kept = tx;
      return Promise.resolve();
    });

    await expect(kept?.selectFrom('idempotencyKey').select('key').execute()).rejects.toThrow('over');
  });

  it('is done again three times and not more', async () => {
    let runs = 0;

    const work = withTransaction(fresh.db, () => {
      runs += 1;
      return Promise.reject(Object.assign(new Error('could not serialize access'), { code: '40001' }));
    });

    await expect(work).rejects.toThrow('could not serialize access');
    expect(runs).toBe(4);
  });
});
