import { bankInput } from '@freightdesk/banks-contract/testing';
import { purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
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

  expect(many).toEqual(few);
  expect(more.statements - few.statements).toBeLessThanOrEqual(20);
});
