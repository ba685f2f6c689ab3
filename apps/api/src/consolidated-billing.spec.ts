import { docketInput } from '@freightdesk/domestic-contract/testing';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import type { KeptChargeInput } from '@freightdesk/tax-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { withTransaction } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let heads: Record<'own' | 'onBehalf' | 'road', string>;
let named = 0;
const date = '2026-11-21';

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: `${date}T06:00:00Z` });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const all = (await get('/charge-head/list?pageSize=100')).data;
  const idOf = (pureAgent: boolean) =>
    all.find((head: { pureAgent: boolean; sac: string | null }) => head.pureAgent === pureAgent && head.sac).id;
  const onBehalf = all.find((head: { pureAgent: boolean }) => head.pureAgent).id;
  heads = { own: idOf(false), onBehalf, road: all.find((head: { code: string }) => head.code === 'GTA').id };
});
afterAll(() => api.close());

const get = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).body;
const post = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const sold = (changes: Partial<KeptChargeInput> = {}): KeptChargeInput => ({
  ...{ chargeHeadId: heads.own, basis: 'PER_SHIPMENT', quantity: '1', sellRate: '1000' },
  ...changes,
});

/** A customer with two open jobs of these charges each. */
async function customer(...charges: KeptChargeInput[]): Promise<string> {
  const party = { name: `Kaveri Traders ${(named += 1)}`, roles: ['CUSTOMER'], stateCode: '29' };
  const { id } = (await post('/party/add', party)).expect(201).data;
  for (const incoterm of ['FOB', 'CIF'] as const) {
    const job = jobcardInput({ customerId: id, incoterm, commodity: 'Yarn', charges });
    const draft = (await api.as('INTERNATIONAL').post('/jobcard/add', job)).expect(201).data;
    const open = { id: draft.id, version: draft.version, to: 'OPEN' };
    (await api.as('INTERNATIONAL').post('/jobcard/move', open)).expect(200);
  }
  return id;
}
const waiting = async (partyId: string) =>
  (await get('/sale-invoice/unbilled-customers?pageSize=100')).data.find(({ id }: { id: string }) => id === partyId);
const bill = (partyId: string) => post('/sale-invoice/bill-customer', { partyId, date });

it('the jobs of a customer are billed together, and what was paid on his behalf on a paper of its own', async () => {
  const partyId = await customer(sold(), sold({ chargeHeadId: heads.onBehalf, sellRate: '300', pureAgent: true }));
  expect(await waiting(partyId)).toMatchObject({ charges: 4, records: 2, totalPaise: 2_600_00, since: date });

  const { data } = (await bill(partyId)).expect(201);

  expect(data.held).toBe(0);
  expect(data.drafts).toMatchObject([
    { kind: 'TAX_INVOICE', currency: 'INR' },
    { kind: 'REIMBURSEMENT', currency: 'INR', totalPaise: 600_00 },
  ]);
  const draft = (await get(`/sale-invoice/get?id=${data.drafts[0].id}`)).data;
  expect(draft).toMatchObject({ status: 'DRAFT', taxablePaise: 2_000_00 });
  expect(new Set(draft.lines.map(({ jobId }: { jobId: string }) => jobId)).size).toBe(2);
});

it('charges in two currencies make a draft in each, and the list says so before', async () => {
  const partyId = await customer(sold(), sold({ sellRate: '40', sellCurrency: 'EUR' }));
  (await post('/exchange-rate/add', { date, currency: 'EUR', rate: '96.5', source: 'RBI reference rate' })).expect(201);
  expect(await waiting(partyId)).toMatchObject({ charges: 4, currencies: ['EUR', 'INR'] });

  const { data } = (await bill(partyId)).expect(201);

  expect(data.drafts).toMatchObject([{ currency: 'INR' }, { currency: 'EUR' }]);
});

it('carriage whose tax its recipient owes goes on a draft of its own under reverse charge', async () => {
  const partyId = await customer(sold());
  const carried = docketInput({ billingPartyId: partyId, gstPayableBy: 'CONSIGNEE' });
  const input = { ...carried, charges: [sold({ chargeHeadId: heads.road, sellRate: '4000' })] };
  const { id, version } = (await api.as('DOMESTIC').post('/domestic/jobcard/add', input)).expect(201).data;
  (await api.as('DOMESTIC').post('/domestic/jobcard/move', { id, version, to: 'BOOKED' })).expect(200);

  const { data } = (await bill(partyId)).expect(201);

  const drafts: { id: string }[] = data.drafts;
  const made = await Promise.all(drafts.map(async (one) => (await get(`/sale-invoice/get?id=${one.id}`)).data));
  expect(made).toMatchObject([
    { taxablePaise: 2_000_00, reverseCharge: false, reverseChargeTax: null },
    { totalPaise: 4_000_00, reverseCharge: true, reverseChargeTax: { cgstPaise: 0, sgstPaise: 0, igstPaise: 200_00 } },
  ]);
});

it('what a draft bills is not billed again, whoever asks at the same time, and the drafts are issued as they stand', async () => {
  const partyId = await customer(sold());

  const answers = await Promise.all([bill(partyId), bill(partyId), bill(partyId)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await waiting(partyId)).toBeUndefined();
  const { drafts } = answers.find(({ status }) => status === 201)?.data ?? {};
  const { id, version } = (await get(`/sale-invoice/get?id=${drafts[0].id}`)).data;
  (await post('/sale-invoice/issue', { id, version })).expect(200);
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('who bills a customer waits for whoever changes one of his jobs, who waits for nobody, and bills what is left of it', async () => {
  const partyId = await customer(sold());
  const billing = await withTransaction(api.db, async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`select id from jobcard where customer_id = ${partyId} limit 1 for update`.execute(tx);
    const asked = bill(partyId);
    while ((await sql`select from pg_locks where not granted`.execute(tx)).rows.length === 0) continue;
    await sql`update charge set waived_reason = 'Goodwill' where record_id = ${rows[0]?.id}`.execute(tx);
    return [asked];
  });

  const [{ drafts }] = await Promise.all(billing.map(async (asked) => (await asked).expect(201).data));

  expect((await get(`/sale-invoice/get?id=${drafts[0].id}`)).data).toMatchObject({
    taxablePaise: 1_000_00,
    lines: [{}],
  });
});

it('each currency is a draft of its own, at the rate of the day; without one it is said what to add', async () => {
  const partyId = await customer(sold({ sellRate: '100', sellCurrency: 'USD' }));
  expect((await bill(partyId)).problem).toMatchObject({ code: 'no_exchange_rate', values: { currency: 'USD' } });
  const rate = { date, currency: 'USD', rate: '83.5', source: 'RBI reference rate' };
  (await post('/exchange-rate/add', rate)).expect(201);

  const { data } = (await bill(partyId)).expect(201);

  expect(data.drafts).toMatchObject([{ kind: 'TAX_INVOICE', currency: 'USD' }]);
});
