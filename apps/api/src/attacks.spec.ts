import { inSnapshot, sealRecords } from '@freightdesk/shared-server-kit';
import { type TestApi } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { attacks } from './attacks.data';
import { keepSmallBooks, startCompany } from './small-books.builder';
import { sealSources, statements } from './statements';

let api: TestApi;

beforeAll(async () => {
  api = await startCompany();
  await keepSmallBooks(api);
  const { signal } = new AbortController();
  // What is written from here on waits for its seal, as it does for a minute in a running server.
  await sealRecords(sealSources).run({ db: api.db, clock: api.clock, signal });
  const cash = { name: 'Petty cash', accountType: 'CASH', currency: 'INR', openingBalancePaise: 100 };
  (await api.as('ACCOUNT').post('/bank/add', { ...cash, accountNumber: '1', openingDate: '2026-11-01' })).expect(201);
});
afterAll(() => api.close());

/** All rows of all tables, as one text each. */
async function contents(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(api.db);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(row::text, ';' order by row::text)) as hash from ${sql.table(`public.${name}`)} row`.execute(
      api.db,
    );
    found[name] = rows[0]?.hash ?? 'empty';
  }
  return found;
}

it.each(attacks)('is refused, and nothing has changed, where $what', async ({ by }) => {
  const before = await contents();

  const attack = api.db.transaction().execute(async (tx) => {
    for (const statement of by) await sql.raw(statement).execute(tx);
  });

  // A refusal of a guard, of a constraint or of the rights of the role; never that the attack was misspelled.
  await expect(attack).rejects.toMatchObject({ code: expect.stringMatching(/^(23...|42501)$/) });
  expect(await contents()).toEqual(before);
});

it('after all of them every statement of verify holds', async () => {
  const found = await inSnapshot(api.db, async (tx) => {
    const breaches: string[] = [];
    for (const statement of statements) breaches.push(...(await statement.breaches(tx)));
    return breaches;
  });

  expect(found).toEqual([]);
});
