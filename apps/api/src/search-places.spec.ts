import { docketInput } from '@freightdesk/domestic-contract/testing';
import { jobcardInput, leadInput } from '@freightdesk/intl-shipment-contract/testing';
import type { Role } from '@freightdesk/shared-access';
import { connectAsOwner } from '@freightdesk/shared-database/testing';
import type { PlaceColumns } from '@freightdesk/shared-server-kit';
import { freshDatabase, startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { openBooks } from './books.builder';
import { searchSources } from './search-sources';
import { registerAll } from './whole-api.builder';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  const lead = leadInput({ companyName: 'Deccan Gears', originLocode: 'INNSA', destinationLocode: 'USSAV' });
  (await api.post('/lead/add', lead, { as: 'MARKETING' })).expect(201);
  const { partyId: customerId } = await openBooks(api, { userId: testActors.ADMIN.userId });
  const places = { originLocode: undefined, originPlace: 'Hosur works', destinationLocode: 'USSAV' };
  (await api.post('/jobcard/add', jobcardInput({ customerId, ...places }), { as: 'INTERNATIONAL' })).expect(201);
});
afterAll(() => api.close());

interface Hit {
  record: string;
  matched: { field: string; text: string };
}

const hits = async (q: string, as: Role = 'ADMIN'): Promise<Hit[]> =>
  (await api.get(`/search?q=${encodeURIComponent(q)}`, { as })).expect(200).body.data.hits;
const found = async (q: string, as?: Role) => (await hits(q, as)).map(({ record }) => record);

describe('a place finds what is open and goes there', () => {
  it.each([
    ['nhava sheva', 'lead'],
    ['JNPT', 'lead'],
    ['Savannah', 'lead'],
    ['savan', 'jobcard'],
    ['ussav', 'jobcard'],
    ['HOSUR', 'jobcard'],
  ])('%j: a %s', async (typed, record) => {
    const route = { record, score: 0.45, matched: expect.objectContaining({ field: 'Route' }) };

    expect(await hits(typed)).toContainEqual(expect.objectContaining(route));
  });

  it('in the address of a docket, until that is given up', async () => {
    const consignee = {
      ...docketInput({ billingPartyId: null }).consignee,
      name: 'Tapi Mills',
      address: '12, GIDC Estate, Vapi',
    };
    const docket = docketInput({ consignee });
    const { id, version } = (await api.post('/domestic/jobcard/add', docket, { as: 'DOMESTIC' })).expect(201).data;
    const address = { field: 'Address', text: expect.stringMatching(/ → 12, GIDC Estate, Vapi$/) };
    expect(await hits('vapi', 'DOMESTIC')).toMatchObject([{ record: 'docket', matched: address }]);

    const givenUp = { id, version, to: 'CANCELLED', reason: 'The mill is closed' };
    (await api.post('/domestic/jobcard/move', givenUp, { as: 'DOMESTIC' })).expect(200);
    expect(await hits('vapi', 'DOMESTIC')).toEqual([]);
  });

  it('only for those who may read it, and behind what is called so', async () => {
    expect(await found('savannah', 'DOMESTIC')).toEqual([]);
    expect(await found('savannah', 'MARKETING')).toEqual(['lead']);
    const namesake = { name: 'Savannah Foods', roles: ['CUSTOMER'], stateCode: '29' };
    (await api.post('/party/add', namesake, { as: 'ADMIN' })).expect(201);

    expect((await found('savannah')).slice(0, 1)).toEqual(['party']);
  });
});

const snakeOf = (column: string) => column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const placed = searchSources.flatMap(({ places }) => (places ? [places] : []));

it.each(placed.map((places) => [places.table, places] as const))(
  'an open %s of a place is looked for in an index of those alone that are open',
  async (table, { kept, open }: PlaceColumns) => {
    const { db, url, drop } = await freshDatabase();
    await db.destroy();
    const owner = connectAsOwner(url, { info: () => undefined, warn: () => undefined });
    try {
      const others = await sql<{ name: string }>`
        select indexrelid::regclass::text as name from pg_index
        where indrelid = ${table}::regclass and not indisunique and indexrelid <> ${`${table}_places`}::regclass`.execute(
        owner,
      );
      for (const { name } of others.rows) await sql`drop index ${sql.table(name)}`.execute(owner);
      const text = sql.ref(`${table}.${snakeOf(kept)}`);
      const plan = await owner.connection().execute(async (one) => {
        await sql`set enable_seqscan = off`.execute(one);
        return sql<object>`explain select id from ${sql.table(table)} where ${open} and ${text} like '%hosur%'`.execute(
          one,
        );
      });

      expect(JSON.stringify(plan.rows)).toContain(`Bitmap Index Scan on ${table}_places`);
    } finally {
      await owner.destroy();
      await drop();
    }
  },
);
