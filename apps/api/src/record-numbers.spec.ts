import { docketInput } from '@freightdesk/domestic-contract/testing';
import { numberInvariants, numberSource } from '@freightdesk/search-server';
import { connectAsOwner } from '@freightdesk/shared-database/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { freshDatabase, startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { openBooks } from './books.builder';
import { searchSources } from './search-sources';
import { registerAll } from './whole-api.builder';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  ({ partyId } = await openBooks(api, { userId: testActors.ADMIN.userId }));
});
afterAll(() => api.close());

const unkept = () => brokenIn(api.db, numberInvariants);

const found = async (q: string): Promise<string[]> => {
  const { body } = await api.get(`/search?q=${encodeURIComponent(q)}`, { as: 'ADMIN' });
  return body.data.hits.map(({ record }: { record: string }) => record);
};

it('every number that a source tells of is kept, from its end too where that is looked for', async () => {
  const { rows } = await sql<{ text: string }>`
    select prosrc as text from pg_proc where prorettype = 'record_number'::regtype and proname like 'numbers\\_of\\_%'`.execute(
    api.db,
  );
  const kept = rows.flatMap(({ text }) =>
    [...text.matchAll(/select '([a-z_]+\.[a-z_]+)',[^;]*?, (true|false) from/g)].map(([, source, end]) => ({
      source,
      hasEnd: end === 'true',
    })),
  );
  const told = searchSources
    .flatMap(({ numbers }) => numbers)
    .filter(({ isApart }) => !isApart)
    .map((number) => ({ source: numberSource(number), hasEnd: number.parts?.includes('end') ?? false }));

  expect(kept).toHaveLength(told.length);
  expect(kept).toEqual(expect.arrayContaining(told));
});

it('a number goes with its record, in whichever way that is written', async () => {
  const gstins = { first: '29AAACI1681G1ZL', second: '07AAACI1681G1ZR' };
  const asAdmin = { as: 'ADMIN' } as const;
  const party = { name: 'Tapi Mills', roles: ['CUSTOMER'], phone: '98200 54399' };
  const { id, version } = (await api.post('/party/add', { ...party, gstin: gstins.first }, asAdmin)).expect(201).data;
  expect(await found(gstins.first)).toEqual(['party']);
  (await api.post('/party/update', { id, version, ...party, gstin: gstins.second }, asAdmin)).expect(200);

  expect(await found(gstins.first)).toEqual([]);
  expect(await found(gstins.second)).toEqual(['party']);
  expect(await unkept()).toEqual([]);
});

it('goods of a docket that are told anew are found by their new numbers alone', async () => {
  const goodsOf = (...numbers: string[]) =>
    numbers.map((number) => ({ number, date: '2026-11-20', valuePaise: 45_000_00 }));
  const input = (...numbers: string[]) => docketInput({ billingPartyId: partyId, invoices: goodsOf(...numbers) });
  const as = { as: 'DOMESTIC' } as const;
  const drawn = (await api.post('/domestic/jobcard/add', input('KT-7001', 'KT-7001', 'KT-7002'), as)).expect(201).data;
  const { id, version } = drawn;
  (await api.post('/domestic/jobcard/update', { id, version, ...input('KT-7002', 'KT-7003') }, as)).expect(200);

  expect(await found('kt7001')).toEqual([]);
  expect(await found('kt7002')).toEqual(['docket']);
  expect(await found('kt7003')).toEqual(['docket']);
  expect(await unkept()).toEqual([]);
});

it('nobody writes them by hand; what went past the triggers is told, and mended', async () => {
  const { db, url, drop } = await freshDatabase();
  const owner = connectAsOwner(url, { info: () => undefined, warn: () => undefined });
  try {
    const row = sql`insert into record_number values ('lead.number', 'l1', '01a22dd0-3bb4-70df-a415-87bda3061f70', 0, 'L/1', true)`;
    await expect(row.execute(db)).rejects.toThrow('permission denied');
    await expect(row.execute(owner)).rejects.toThrow('record_number is kept by the records themselves');
    await owner.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      await row.execute(one);
    });
    const [number] = numberInvariants;
    expect(await number?.broken(db)).toEqual(['lead.number, L/1: it is kept, and no record bears it so']);

    await owner.connection().execute(async (one) => {
      await sql`reset session_replication_role`.execute(one);
      await sql`select rebuild_record_numbers()`.execute(one);
    });

    expect(await number?.broken(db)).toEqual([]);
    await expect(sql`select rebuild_record_numbers()`.execute(db)).rejects.toThrow('permission denied');
  } finally {
    await owner.destroy();
    await db.destroy();
    await drop();
  }
});
