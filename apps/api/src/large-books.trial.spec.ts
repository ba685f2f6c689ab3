import { type KyselyPlugin, RawNode } from 'kysely';
import { settableClock } from '@freightdesk/shared-calendar';
import { connectAsTamperer, type FreshDatabase, openServerPools } from '@freightdesk/shared-database/testing';
import { inSnapshot, sealRecords } from '@freightdesk/shared-server-kit';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import { writeLargeBooks } from './large-books.builder';
import { writeMatches } from './matched-books.builder';
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
  await writeMatches(tamperer);
  await tamperer.destroy();
});
afterAll(() => store.drop());

/** A plan as it was carried out, or a part of it. */
interface Done {
  'Rows Removed by Join Filter'?: number;
  'Actual Loops': number;
  Plans?: Done[];
}
const isDone = (plan: unknown): plan is Done => typeof plan === 'object' && plan !== null && 'Actual Loops' in plan;

/** How many pairs of rows were held against each other that do not belong together. */
const heldInVain = (done: Done): number =>
  (done['Rows Removed by Join Filter'] ?? 0) * done['Actual Loops'] +
  (done.Plans ?? []).reduce((sum, part) => sum + heldInVain(part), 0);

/** Has statements explained in place of being answered; they find nothing then. */
const explaining = (note: (done: Done) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (!RawNode.is(node)) return node;
    const [first = '', ...others] = node.sqlFragments;
    return RawNode.create([`explain (analyze, format json) ${first}`, ...others], node.parameters);
  },
  transformResult: ({ result }) => {
    const [plan] = result.rows.flatMap((row) => Object.values(row)).flat();
    if (typeof plan !== 'object' || plan === null || !('Plan' in plan) || !isDone(plan.Plan))
      return Promise.resolve(result);
    note(plan.Plan);
    return Promise.resolve({ ...result, rows: [] });
  },
});

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

it('no invariant holds each row of a table against each of another', async () => {
  const pools = openServerPools(store.url);
  const vain: [number, string][] = [];

  await inSnapshot(pools.shareOf('chores'), async (tx) => {
    for (const { sentence, broken } of invariants)
      await broken(tx.withPlugin(explaining((done) => vain.push([heldInVain(done), sentence]))));
  });
  await pools.end();

  expect(vain.length).toBeGreaterThan(50);
  expect(vain.filter(([pairs]) => pairs > 2 * postings)).toEqual([]);
});
