import { settableClock } from '@freightdesk/shared-calendar';
import { connectAsTamperer, type FreshDatabase, openServerPools } from '@freightdesk/shared-database/testing';
import { inSnapshot, sealRecords } from '@freightdesk/shared-server-kit';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { writeLargeBooks } from './large-books.builder';
import { foundCompany } from './whole-api.builder';
import { sealSources, invariants } from './invariants';

/** How many postings there are; a million in the long form of the tests. */
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const postings = Number(process.env['FREIGHTDESK_BOOKS_POSTINGS'] ?? (isFull ? 1_000_000 : 5_000));

jest.setTimeout(30 * 60_000);

const clock = settableClock('2026-11-22T06:00:00Z');
let store: FreshDatabase;
beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  await foundCompany(store.db, { now: clock.now(), userId: testActors.ADMIN.userId });
  const tamperer = connectAsTamperer(store.url);
  await writeLargeBooks(tamperer, postings);
  await tamperer.destroy();
});
afterAll(() => store.drop());

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);

it(`books of ${postings} postings are sealed and looked through, invariant by invariant`, async () => {
  const { signal } = new AbortController();
  // As the jobs of a server have it: for as long as it takes.
  const pools = openServerPools(store.url);
  const db = pools.shareOf('chores');
  const table: string[] = [];
  const time = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await work();
    table.push(`${secondsSince(start).padStart(7)} s  ${what}`);
    return result;
  };

  const waiting = async () => (await db.selectFrom('toSeal').select('recordId').limit(1).execute()).length > 0;
  await time('sealing all of it', async () => {
    while (await waiting()) await sealRecords(sealSources).run({ db, clock, signal });
  });
  const broken = await time('all invariants', () =>
    inSnapshot(db, async (tx) => {
      const found: string[] = [];
      for (const invariant of invariants) {
        found.push(...(await time(invariant.sentence, () => invariant.broken(tx))));
      }
      return found;
    }),
  );
  const { count } = await db
    .selectFrom('seal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await pools.end();
  if (isFull) process.stdout.write(`${postings} postings, ${count} seals\n${table.join('\n')}\n`);

  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(postings / 2);
});
