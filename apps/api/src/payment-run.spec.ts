import { bankInput } from '@freightdesk/banks-contract/testing';
import { purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import type { Run } from '@freightdesk/payments-contract';
import type { Proposals } from '@freightdesk/reconciliation-contract';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { invariants } from './invariants';
import { type Asked, countAsked } from './statements.builder';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
let bankId: string;
const date = '2026-11-20';
const post = async (path: string, body: object, status = 201) =>
  (await api.as('ACCOUNT').post(path, body)).expect(status).data;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00 }))).id;
});
afterAll(() => api.close());

let named = 0;
const vendor = async (): Promise<string> =>
  (await post('/party/add', { name: `Carrier ${(named += 1)}`, roles: ['VENDOR'], stateCode: '29' })).id;

async function bills(partyId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let bill = 0; bill < count; bill += 1) {
    const said = { partyId, date, supplierDate: date, supplierNumber: `B${(named += 1)}`, post: true };
    ids.push((await post('/purchase-invoice/add', { ...purchaseInvoiceInput(said), post: true })).id);
  }
  return ids;
}

/** Prepares, submits, approves and pays so many bills of each of so many vendors; what the payment asked. */
async function paid({ vendors, each }: { vendors: number; each: number }): Promise<Asked> {
  const invoiceIds: string[] = [];
  for (let one = 0; one < vendors; one += 1) invoiceIds.push(...(await bills(await vendor(), each)));
  const lines = invoiceIds.map((invoiceId) => ({ invoiceId, amountPaise: 100_00 }));
  const { id } = await post('/payment-run/add', { title: `Run ${(named += 1)}`, bankId, payOn: date, lines });
  await post('/payment-run/submit', { id, version: 1 }, 200);
  (await api.as('ADMIN').post('/payment-run/approve', { id, version: 2 })).expect(200);
  return countAsked(() => post('/payment-run/pay', { id, version: 3, date }, 200));
}

it('a payment run asks for each vendor what one payment asks, however many bills it has', async () => {
  await paid({ vendors: 1, each: 1 });
  const few = await paid({ vendors: 2, each: 1 });
  const many = await paid({ vendors: 2, each: 12 });
  const more = await paid({ vendors: 3, each: 1 });

  expect(many).toMatchObject({ statements: few.statements, trips: few.trips });
  expect(more.statements - few.statements).toBeLessThanOrEqual(20);
});

it('vendors of a run are paid as the statement says; what the bank gave back is cancelled, and free for another run', async () => {
  const account = { accountNumber: '616263646566', openingBalancePaise: 5_000_00, openingDate: '2026-11-01' };
  const own = (await post('/bank/add', bankInput(account))).id;
  const [konkan, ganesh, back] = [await vendor(), await vendor(), await vendor()];
  const bill = { konkan: await bills(konkan, 2), ganesh: await bills(ganesh, 1), back: await bills(back, 1) };
  const lines = Object.values(bill)
    .flat()
    .map((invoiceId) => ({ invoiceId, amountPaise: 100_00 }));
  const { id } = await post('/payment-run/add', { title: 'Carriers', bankId: own, payOn: date, lines });
  await post('/payment-run/submit', { id, version: 1 }, 200);
  (await api.as('ADMIN').post('/payment-run/approve', { id, version: 2 })).expect(200);
  const form = new FormData();
  form.append('bankId', own);
  const rows = ['Date,Narration,Amount,Balance', '20/11/2026,NEFT A1,-200,4800', '21/11/2026,NEFT A2,-100,4700'];
  form.append('file', new Blob([rows.join('\n')]), 'november.csv');
  await post('/bank/statement-import', form, 200);
  const read = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).data;
  const found: Proposals = await read(`/bank/proposals?bankId=${own}`);
  const [first = '', second = ''] = found.lines.map(({ id: lineId }) => lineId);
  expect(found.runs).toMatchObject([
    { lineId: first, run: { id, title: 'Carriers' }, vendors: [{ id: konkan }] },
    { lineId: second, vendors: [{ id: ganesh }] },
  ]);
  const confirm = (lineId: string, partyId: string) =>
    api
      .as('ACCOUNT')
      .post('/bank/reconcile', { bankId: own, lineIds: [lineId], payRun: { runId: id, partyIds: [partyId] } });

  (await confirm(first, konkan)).expect(200);
  const begun = await read(`/payment-run/get?id=${id}`);
  expect(begun).toMatchObject({ status: 'APPROVED', paidOn: null });
  expect(begun.lines.map(({ payment }: Run['lines'][number]) => payment)).toMatchObject([
    { reference: 'NEFT A1', date: '2026-11-20' },
    { reference: 'NEFT A1' },
    null,
    null,
  ]);
  const wrong = { id, version: begun.version, reason: 'It was too much' };
  expect((await api.as('ACCOUNT').post('/payment-run/return', wrong)).expect(409).problem.code).toBe('partly_paid');
  expect((await confirm(second, konkan)).expect(409).problem.code).toBe('vendor_paid');

  (await confirm(second, ganesh)).expect(200);
  await post('/payment-run/cancel', { ...wrong, version: begun.version + 1, reason: 'Account closed' }, 200);

  expect(await read(`/payment-run/get?id=${id}`)).toMatchObject({
    ...{ status: 'PAID', paidOn: '2026-11-21', totalPaise: 300_00, billCount: 3, cancelReason: null },
  });
  expect(await read(`/bank/proposals?bankId=${own}`)).toMatchObject({ openCount: 0, runs: [] });
  const [free] = bill.back.map((invoiceId) => ({ invoiceId, amountPaise: 100_00 }));
  await post('/payment-run/add', { title: 'Again', bankId: own, payOn: date, lines: [free] });
  const broken = await brokenIn(api.db, invariants);
  expect(broken.filter((name) => !name.includes('not sealed'))).toEqual([]);
});
