import { bankInput } from '@freightdesk/banks-contract/testing';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { invariants } from './invariants';
import { foundCompany, registerAll } from './whole-api.builder';

/** A lorry is hired for a docket; its vendor's bill, the tax withheld and what is paid stand in the books alone. */
let api: TestApi;
let ownerId: string;
let customerId: string;
let bankId: string;

const on = '2026-11-20';
const post = async (path: string, body: object) => (await api.post(path, body, { as: 'ADMIN' })).expect(201).data;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const place = { stateCode: '29', pan: 'AAACI1681G' };
  customerId = (await post('/party/add', { name: 'Kaveri Traders', roles: ['CUSTOMER'], stateCode: '29' })).id;
  ownerId = (await post('/party/add', { name: 'Balaji Roadlines', roles: ['VENDOR'], ...place })).id;
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_00_000_00 }))).id;
});
afterAll(() => api.close());
afterEach(async () => {
  expect(await brokenIn(api.db, invariants)).toEqual([]);
});

interface Hired {
  id: string;
  version: number;
}

async function bookedDocket(): Promise<Hired> {
  const { id, version } = await post('/domestic/jobcard/add', docketInput({ billingPartyId: customerId }));
  return (await api.as('DOMESTIC').post('/domestic/jobcard/move', { id, version, to: 'BOOKED' })).expect(200).data;
}
const hire = (agreedPaise: number) => ({ partyId: ownerId, agreedPaise, advancePaise: 5_000_00 });
const agree = ({ id, version }: Hired, terms: object | null) =>
  api.as('DOMESTIC').post('/domestic/jobcard/hire', { id, version, hire: terms });
const figures = async ({ id }: Hired) =>
  (await api.as('DOMESTIC').get(`/domestic/jobcard/hire-figures?id=${id}`)).expect(200).data;

let bills = 0;
const line = { description: 'Lorry hire', sac: '996511', quantity: '1', gstRate: '0', taxability: 'EXEMPT' };
/** Exempt carriage, of which a hundredth is withheld. */
const billed = (costs: readonly { rate: string; docketId?: string }[]) =>
  post('/purchase-invoice/add', {
    ...purchaseInvoiceInput({ partyId: ownerId, date: on, supplierDate: on, supplierNumber: `L-${(bills += 1)}` }),
    ...{ tdsNature: 'CONTRACT', post: true, lines: costs.map((cost) => ({ ...line, ...cost })) },
  });

it('a bill of two dockets is each one’s for its lines, and so is what is withheld and paid of it', async () => {
  const [first, second] = [await bookedDocket(), await bookedDocket()];
  (await agree(first, hire(40_000_00))).expect(200);
  (await agree(second, hire(20_000_00))).expect(200);
  expect(await figures(first)).toMatchObject({ billedPaise: 0, balancePaise: 40_000_00, bills: [] });

  const bill = await billed([
    { rate: '40000.01', docketId: first.id },
    { rate: '20000', docketId: second.id },
  ]);
  const pays = async (amountMinor: number) =>
    post('/payment/add', {
      ...{ direction: 'PAYMENT', bankId, partyId: ownerId, date: on, mode: 'NEFT', reference: `P-${amountMinor}` },
      ...{ currency: 'INR', amountMinor, allocations: [{ invoiceId: bill.id, amountMinor }] },
    });
  await pays(10_000_00);
  const [one, other] = [await figures(first), await figures(second)];

  expect(one).toMatchObject({ billedPaise: 40_000_01, bills: [{ id: bill.id, number: bill.number }] });
  expect(other).toMatchObject({ billedPaise: 20_000_00, taxPaise: 0 });
  expect(bill.tdsPaise).toBeGreaterThan(0);
  expect(one.tdsPaise + other.tdsPaise).toBe(bill.tdsPaise);
  expect(one.paidPaise + other.paidPaise).toBe(10_000_00);
  expect(one.balancePaise + other.balancePaise).toBe(bill.payablePaise - 10_000_00);

  await pays(bill.payablePaise - 10_000_00);
  expect(await figures(first)).toMatchObject({ balancePaise: 0 });
  expect(await figures(second)).toMatchObject({ balancePaise: 0 });
});

it('a debit note lowers the docket of its line, and not the other of the bill', async () => {
  const [first, second] = [await bookedDocket(), await bookedDocket()];
  (await agree(first, hire(10_000_00))).expect(200);
  (await agree(second, hire(10_000_00))).expect(200);
  const bill = await billed([
    { rate: '10000', docketId: first.id },
    { rate: '10000', docketId: second.id },
  ]);
  const { description: _description, ...returned } = line;
  await post('/purchase-invoice/debit-note', {
    ...{ id: bill.id, date: on, reason: 'The lorry came late' },
    lines: [{ ...returned, description: 'Late', rate: '4000', docketId: first.id }],
  });

  const [lowered, whole] = [await figures(first), await figures(second)];
  expect(lowered).toMatchObject({ billedPaise: 6_000_00, paidPaise: 0 });
  expect(whole).toMatchObject({ billedPaise: 10_000_00, paidPaise: 0 });
});

it('a hire is changed until its bill is posted, and by then not taken back either', async () => {
  const docket = await bookedDocket();
  const agreed = (await agree(docket, hire(18_000_00))).expect(200).data;
  expect(agreed.hire).toMatchObject({ party: { name: 'Balaji Roadlines' }, agreedPaise: 18_000_00, remark: null });
  const changed = (await agree(agreed, { ...hire(19_000_00), remark: 'Two drops' })).expect(200).data;

  await billed([{ rate: '19000', docketId: docket.id }]);

  expect((await agree(changed, hire(20_000_00))).expect(409).problem.code).toBe('hire_billed');
  expect((await agree(changed, null)).expect(409).problem.code).toBe('hire_billed');
  const { data } = (await api.as('DOMESTIC').get(`/domestic/jobcard/get?id=${docket.id}`)).expect(200);
  expect(data).toMatchObject({ version: changed.version, hire: { agreedPaise: 19_000_00, remark: 'Two drops' } });
});

it('an advance above the hire, an unknown owner and a docket that was cancelled are refused', async () => {
  const docket = await bookedDocket();
  const told = async (terms: object) => (await agree(docket, terms)).expect(422).problem.errors;
  expect(await told({ ...hire(4_000_00) })).toMatchObject([{ field: 'hire.advancePaise', code: 'above_hire' }]);
  expect(await told({ ...hire(9_000_00), partyId: docket.id })).toMatchObject([{ field: 'hire.partyId' }]);

  const { id, version } = docket;
  const cancel = { id, version, to: 'CANCELLED', reason: 'Twice' };
  const cancelled = (await api.as('DOMESTIC').post('/domestic/jobcard/move', cancel)).expect(200).data;
  expect((await agree(cancelled, hire(9_000_00))).expect(409).problem.code).toBe('ended');
  expect((await api.as('INTERNATIONAL').post('/domestic/jobcard/hire', {})).status).toBe(403);
});
