import { inSnapshot, sealRecords } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { attacks } from './attacks.data';
import { keepSmallBooks, type Post } from './small-books.builder';
import { sealSources, invariants } from './invariants';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;

const post: Post = async (path, body, role = 'ACCOUNT') => {
  const answer = await api.as(role).post(path, body);
  return answer.status < 300 ? answer.data : answer.expect(200);
};

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  await keepSmallBooks(post);
  const { signal } = new AbortController();
  // What is written from here on waits for its seal, as it does for a minute in a running server.
  await sealRecords(sealSources).run({ db: api.db, clock: api.clock, signal });
  const cash = { name: 'Petty cash', accountNumber: '1', accountType: 'CASH', currency: 'INR' };
  await post('/bank/add', { ...cash, openingBalancePaise: 100, openingDate: '2026-11-01' });
});
afterAll(() => api.close());

/** All rows of all tables that are kept, as one text each, in one question. */
async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`.execute(api.db);
  const ofTables = tables.map(
    ({ name }) => sql<{ name: string; hash: string | null }>`
      select ${sql.lit(name)} as name, md5(string_agg(row::text, ';' order by row::text)) as hash
      from ${sql.table(`public.${name}`)} row`,
  );
  const { rows } = await sql<{ name: string; hash: string | null }>`${sql.join(ofTables, sql` union all `)}`.execute(
    api.db,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}

it.each(attacks)('is refused, and nothing has changed, where $what', async ({ by }) => {
  const before = await contents();

  const attack = api.db.transaction().execute(async (tx) => {
    for (const invariant of by) await sql.raw(invariant).execute(tx);
  });

  // A refusal of a guard, of a constraint or of the rights of the role; never that the attack was misspelled.
  await expect(attack).rejects.toMatchObject({ code: expect.stringMatching(/^(23...|42501)$/) });
  expect(await contents()).toEqual(before);
});

it('after all of them every invariant of verify holds', async () => {
  const found = await inSnapshot(api.db, async (tx) => {
    const broken: string[] = [];
    for (const invariant of invariants) broken.push(...(await invariant.broken(tx)));
    return broken;
  });

  expect(found).toEqual([]);
});
