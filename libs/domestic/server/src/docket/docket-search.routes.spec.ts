import type { AddDocketInput, Docket } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { addBranch, addParty, neighbours } from '../neighbours.builder';
import { registerDomestic } from '../register-domestic';
import { domesticInvariants } from '../verify/domestic-invariants';

let api: TestApi;
let billingPartyId: string;
let docket: Docket;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerDomestic(kit, neighbours()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  await addBranch(api.db, 'HO', true);
  billingPartyId = await addParty(api.db, 'Deccan Spinning Mills LLP');
  docket = await added({ invoices: [invoice] });
});

afterEach(async () => {
  expect(await brokenIn(api.db, domesticInvariants)).toEqual([]);
});

const invoice = { number: 'MILL-77', date: '2026-11-20', valuePaise: 10_000_00 };
const post = (path: string, body: object) => api.post(path, body, { as: 'DOMESTIC' });
const added = async (changes: Partial<AddDocketInput> = {}): Promise<Docket> => {
  const input = docketInput({ billingPartyId, ...changes });
  return (await post('/domestic/jobcard/add', input)).expect(201).data;
};
const found = async (q: string): Promise<string[]> => {
  const { data } = (await api.get(`/domestic/jobcard/list?q=${encodeURIComponent(q)}`, { as: 'DOMESTIC' })).expect(
    200,
  ).body;
  return data.map(({ id }: Docket) => id);
};
const rename = (name: string) => api.db.updateTable('party').set({ name }).where('id', '=', billingPartyId).execute();

it.each([
  ['the name of its party', 'deccan spinning'],
  ['a word of its party beside one of who receives', 'spinning kaveri'],
  ['a word of its invoices', 'mill-77'],
  ['a word of its invoices beside one of its party and one of who sends', 'mill-77 deccan konkan'],
  ['two letters beside a name', 'deccan ll'],
])('a docket is found by %s', async (_what, q) => {
  expect(await found(q)).toEqual([docket.id]);
});

it.each([
  ['one of whose words is nowhere', 'deccan nowhere'],
  ['that stands in two names together', 'llpkonkan'],
  ['of which its invoice has a part alone', 'mill-77 nowhere'],
])('it is not found by something %s', async (_what, q) => {
  expect(await found(q)).toEqual([]);
});

it('a word that a great many invoices have is found beside a name as any other', async () => {
  const otherId = await addParty(api.db, 'Girnar Chemicals');
  const other = await added({ billingPartyId: otherId, invoices: [{ ...invoice, number: 'BULK-GIRNAR' }] });
  await sql`insert into docket_invoice (docket_id, position, number, date, value_paise, over_dimensional, extensions)
    select ${docket.id}, n + 1, 'BULK-' || n, date '2026-11-20', 100, false, '[]' from generate_series(1, 600) n`.execute(
    api.db,
  );

  expect([await found('bulk deccan'), await found('bulk girnar'), await found('bulk nowhere')]).toEqual([
    [docket.id],
    [other.id],
    [],
  ]);
  expect(new Set(await found('bulk'))).toEqual(new Set([docket.id, other.id]));
});

it('a party that is renamed has its dockets found by its new name', async () => {
  await rename('Malabar Yarns');

  expect(await found('malabar')).toEqual([docket.id]);
  expect(await found('deccan')).toEqual([]);
});

it('a docket that goes to another party is found by that one', async () => {
  const { id, version } = docket;
  const otherId = await addParty(api.db, 'Girnar Chemicals');

  (await post('/domestic/jobcard/update', { id, version, ...docketInput({ billingPartyId: otherId }) })).expect(200);

  expect(await found('girnar')).toEqual([id]);
  expect(await found('deccan')).toEqual([]);
});

it('a docket that nobody is billed for yet is found by its own words', async () => {
  const draft = await added({ billingPartyId: undefined, reference: 'PO-4711' });

  expect(await found('po-4711')).toEqual([draft.id]);
});

it('a party that is renamed while a docket is written for it has that found by its new name, too', async () => {
  let renamed: Promise<unknown> = Promise.resolve();
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('docket').set({ billingPartyId }).where('id', '=', docket.id).execute();
    renamed = rename('Malabar Yarns');
    await sql`select 1 from party where id = ${billingPartyId} for share`.execute(tx);
  });
  await renamed;

  expect(await found('malabar')).toEqual([docket.id]);
});

it('whatever is written there, a docket keeps the name of its party', async () => {
  await api.db.updateTable('docket').set({ billedName: 'Nobody' }).execute();

  expect(await found('nobody')).toEqual([]);
  expect(await found('deccan')).toEqual([docket.id]);
});
