import { newId } from '@freightdesk/shared-database';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { advanceCounter } from './advance-counter.repository';

let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Resolves when so many transactions wait for another one. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`
      select distinct pid from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`.execute(database.db);
    if (rows.length === count) return;
  }
}

it('those who wait for a number are served in the order in which they came', async () => {
  const { db } = database;
  await db
    .insertInto('numberSeries')
    .values({ id: newId(), kind: 'LEAD', holder: 'test', prefix: 'QQ', width: 5 })
    .execute();
  const served: string[] = [];
  const expected: string[] = [];

  for (let round = 0; round < 6; round += 1) {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let isTaken: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => (isTaken = resolve));
    const first = db.transaction().execute(async (tx) => {
      await advanceCounter(tx, { kind: 'LEAD', holder: 'test' }, '26-27');
      isTaken();
      await held;
    });
    await taken;
    const waiting: Promise<void>[] = [];
    for (const name of ['a', 'b', 'c']) {
      expected.push(`${round}${name}`);
      waiting.push(
        db.transaction().execute(async (tx) => {
          await advanceCounter(tx, { kind: 'LEAD', holder: 'test' }, '26-27');
          served.push(`${round}${name}`);
        }),
      );
      await untilWaiting(waiting.length);
    }
    letGo();
    await Promise.all([first, ...waiting]);
  }

  expect(served).toEqual(expected);
});
