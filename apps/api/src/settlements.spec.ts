import { costLine, purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let partyId: string;
let sale: { id: string; number: string; outstandingMinor: number };
let bill: { id: string; number: string; payableMinor: number };
let made = 0;
const date = '2026-11-20';

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  const party = { name: `Konkan Roadways ${made}`, roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' };
  partyId = (await post('/party/add', party)).id;
  sale = await post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date }), issue: true });
  const lines = [costLine({ rate: '1000.00', gstRate: '18' })];
  const numbers = { supplierNumber: `KR-${made}`, supplierDate: date };
  const input = purchaseInvoiceInput({ partyId, date, lines, ...numbers });
  bill = await post('/purchase-invoice/add', { ...input, post: true });
});
afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

const post = async (path: string, body: object, status = 201, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT') =>
  (await api.as(as).post(path, body)).expect(status).data;
const get = async (path: string, as: 'ACCOUNT' | 'ADMIN' = 'ACCOUNT') => (await api.as(as).get(path)).expect(200).body;

const setOff = () =>
  post('/settlement/set-off', {
    ...{ partyId, date, currency: 'INR' },
    sales: [{ invoiceId: sale.id, amountMinor: bill.payableMinor }],
    bills: [{ invoiceId: bill.id, amountMinor: bill.payableMinor }],
  });
const entriesOf = async () =>
  (await get(`/reports/ledger-details?partyId=${partyId}&from=2026-04-01&to=2026-11-30`)).data.rows;

it('a set-off stands in the ledger of its party under its name, and closes the documents that it names', async () => {
  const { id, number } = await setOff();

  expect(await entriesOf()).toEqual(
    expect.arrayContaining([expect.objectContaining({ voucher: { type: 'SET_OFF', number, id } })]),
  );
  const settled = { payment: null, settlement: { id, number }, amountMinor: bill.payableMinor };
  expect((await get(`/sale-invoice/get?id=${sale.id}`)).data.settledBy).toEqual([expect.objectContaining(settled)]);
  expect((await get(`/purchase-invoice/get?id=${bill.id}`)).data).toMatchObject({
    ...{ status: 'PAID', outstandingMinor: 0 },
    settledBy: [settled],
  });
  const ageing = await get(`/reports/ageing?side=PAYABLE&partyId=${partyId}&at=2026-11-30`);
  expect(ageing.data.rows).toEqual([]);
});

it('a set-off is found by its number, and with its documents', async () => {
  const { id, number } = await setOff();

  const found = async (q: string) => (await get(`/search?q=${encodeURIComponent(q)}`)).data.hits;
  expect(await found(number)).toContainEqual(expect.objectContaining({ record: 'settlement', id }));
  expect(await found(sale.number)).toContainEqual(expect.objectContaining({ record: 'settlement', id }));
});

it('a document that was set off is not cancelled before that is taken back', async () => {
  const { id, version } = await setOff();
  const { version: seen } = (await get(`/purchase-invoice/get?id=${bill.id}`)).data;
  const cancel = { id: bill.id, version: seen, reason: 'Booked to the wrong vendor' };

  const refused = await api.as('ACCOUNT').post('/purchase-invoice/cancel', cancel);
  expect([refused.status, refused.problem.code]).toEqual([409, 'allocated']);

  await post('/settlement/reverse', { id, version, reason: 'A mistake' }, 200);
  await post('/purchase-invoice/cancel', cancel, 200);
});

it('a write-off waits on the first page of administrators alone, and is a loss once it is approved', async () => {
  const asked = { direction: 'RECEIPT', invoiceId: sale.id, amountMinor: 120_00, reason: 'Too small to chase' };
  const { id, version, number } = await post('/settlement/write-off', asked);

  const waitsFor = async (as: 'ACCOUNT' | 'ADMIN') =>
    JSON.stringify(await get('/dashboard/getStats', as)).includes(number);
  expect([await waitsFor('ADMIN'), await waitsFor('ACCOUNT')]).toEqual([true, false]);

  await post('/settlement/approve', { id, version }, 200, 'ADMIN');

  expect(await waitsFor('ADMIN')).toBe(false);
  const lost = await get('/reports/profit-and-loss?from=2026-04-01&to=2026-11-30');
  expect(JSON.stringify(lost)).toContain('Bad debts written off');
  expect((await get(`/sale-invoice/get?id=${sale.id}`)).data.outstandingMinor).toBe(sale.outstandingMinor - 120_00);
  const trail = await get(`/timeline?record=settlement&recordId=${id}`);
  expect(JSON.stringify(trail)).toContain('approve');
});
