import { bankInput } from '@freightdesk/banks-contract/testing';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let partyId: string;
let bankId: string;

const ask = (path: string, body: object) => api.as('ACCOUNT').post(path, body);
const post = async (path: string, body: object) => (await ask(path, body)).expect(201).data;
const done = async (path: string, body: object) => (await ask(path, body)).expect(200).data;
const receipt = (changes: object = {}) => ({
  ...{ direction: 'RECEIPT', bankId, partyId, date: '2026-11-20', mode: 'NEFT', currency: 'INR', allocations: [] },
  ...{ amountMinor: 1_180_00, ...changes },
});
const balances = async (): Promise<Record<string, number>> => {
  const { rows } = (await api.get('/reports/trial-balance', { as: 'ACCOUNT' })).expect(200).data;
  const sums: Record<string, number> = {};
  for (const { code, debitPaise, creditPaise } of rows) sums[code] = (sums[code] ?? 0) + debitPaise - creditPaise;
  return sums;
};

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  partyId = (await post('/party/add', { name: 'Indus Mills', roles: ['CUSTOMER'], stateCode: '27' })).id;
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_000_00 }))).id;
});
afterEach(async () => expect(await unsoundIn(api.db)).toEqual([]));

it('an advance bears 18% within it under a receipt voucher, adjusted as it is used, the last part to nothing', async () => {
  const { id, version, advanceTax } = await post('/payment/add', receipt());
  expect(advanceTax).toMatchObject({
    ...{ number: 'RV/26-27/000001', gstRate: '18', supply: 'INTER', placeOfSupply: '27' },
    ...{ advancePaise: 1_180_00, taxablePaise: 1_000_00, igstPaise: 180_00, leftTaxPaise: 180_00 },
  });
  expect(await balances()).toMatchObject({ '1390': 180_00, '2230': -180_00, '2150': -1_180_00 });

  const lines = [chargeLine({ rate: '1000.00', gstRate: '18', sac: '996713' })];
  const invoice = await post('/sale-invoice/add', {
    ...saleInvoiceInput({ partyId, date: '2026-11-20', lines }),
    issue: true,
  });
  const part = await done('/payment/allocate', {
    id,
    version,
    allocations: [{ invoiceId: invoice.id, amountMinor: 333_33 }],
  });
  expect(part.advanceTax.leftTaxPaise).toBe(129_15);
  const rest = [{ invoiceId: invoice.id, amountMinor: 1_180_00 - 333_33 }];
  const all = await done('/payment/allocate', { id, version: part.version, allocations: rest });

  expect(all.advanceTax.leftTaxPaise).toBe(0);
  const { '1390': onAdvances = 0, '2230': output } = await balances();
  expect({ onAdvances, output }).toEqual({ onAdvances: 0, output: -180_00 });
});

it('an advance that goes back takes its tax back under a refund voucher, and both are papers', async () => {
  const before = await balances();
  const { id, version } = await post('/payment/add', receipt());
  const paper = await api.get(`/payment/${id}/pdf`, { as: 'ACCOUNT' });
  const taken = await done('/payment/reverse', { id, version, reason: 'The job was called off' });

  expect(paper.expect(200).headers['content-type']).toBe('application/pdf');
  expect(taken.advanceTax).toMatchObject({ refundNumber: 'RF/26-27/000001', leftTaxPaise: 0 });
  const { '1390': onAdvances = 0, '2230': output = 0 } = await balances();
  expect({ onAdvances, output }).toEqual({ onAdvances: before['1390'] ?? 0, output: before['2230'] ?? 0 });
});

const refund = ({ id, version }: { id: string; version: number }, amountMinor: number, date = '2026-11-21') =>
  ask('/payment/refund', { id, version, bankId, date, mode: 'NEFT', reference: 'UTR 9', amountMinor });
const gstr1 = async () => (await api.get('/gst/gstr1?period=112026', { as: 'ACCOUNT' })).expect(200).data;

it('a part that goes back takes its share of the tax, the last part the rest, and the month receives less', async () => {
  const whole = await post('/payment/add', receipt());
  const part = (await refund(whole, 333_33)).expect(200).data;

  expect(part).toMatchObject({
    unallocatedPaise: 846_67,
    refunds: [{ number: 'PV/26-27/000001', amountMinor: 333_33 }],
  });
  expect(part.advanceTax).toMatchObject({
    ...{ number: 'RV/26-27/000001', refundNumber: null, advancePaise: 1_180_00, leftTaxPaise: 129_15 },
    left: { advancePaise: 846_67, igstPaise: 129_15 },
  });
  expect((await gstr1()).at).toMatchObject([{ itms: [{ rt: 18, ad_amt: 717.52, iamt: 129.15 }] }]);

  const rest = (await refund(part, 846_67)).expect(200).data;

  expect(rest.advanceTax.left).toEqual({ advancePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
  const { '1390': onAdvances = 0, '2230': output = 0, '2150': ahead = 0 } = await balances();
  expect({ onAdvances, output, ahead }).toEqual({ onAdvances: 0, output: 0, ahead: 0 });
});

it('what went back has a refund voucher of its own, and its reversal leaves the tax as it was', async () => {
  const whole = await post('/payment/add', receipt());
  const { refunds } = (await refund(whole, 590_00)).expect(200).data;
  const read = async (id: string) => (await api.get(`/payment/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
  const back = await read(refunds[0].id);

  expect(back.advanceTax).toMatchObject({
    ...{ number: 'RV/26-27/000001', refundNumber: 'RF/26-27/000001' },
    ...{ advancePaise: 590_00, taxablePaise: 500_00, igstPaise: 90_00 },
  });
  const paper = await api.get(`/payment/${back.id}/pdf`, { as: 'ACCOUNT' });
  expect(paper.expect(200).headers['content-type']).toBe('application/pdf');

  await done('/payment/reverse', { id: back.id, version: back.version, reason: 'The account was closed' });

  const again = await read(whole.id);
  expect(again).toMatchObject({ unallocatedPaise: 1_180_00, advanceTax: { leftTaxPaise: 180_00, refundNumber: null } });
  expect(await balances()).toMatchObject({ '1390': 180_00, '2230': -180_00, '2150': -1_180_00 });
  expect((await gstr1()).at).toMatchObject([{ itms: [{ ad_amt: 1000, iamt: 180 }] }]);

  const reversed = await done('/payment/reverse', { id: whole.id, version: again.version, reason: 'Called off' });
  expect(reversed.advanceTax).toMatchObject({ refundNumber: 'RF/26-27/000002', leftTaxPaise: 0 });
});

it('nothing goes back in a month that is shut', async () => {
  const whole = await post('/payment/add', receipt({ date: '2026-10-20' }));
  await api.as('ADMIN').post('/period/lock', { month: '2026-10' });

  expect((await refund(whole, 1_00, '2026-10-25')).expect(409).problem.code).toBe('period_locked');
  (await refund(whole, 1_00)).expect(200);
});

it.each([
  ['a person says so, with the reason', { advanceTax: null, advanceTaxReason: 'Freight under reverse charge' }],
  ['nothing of it is left unallocated abroad', { currency: 'USD', exchangeRate: '88.10', amountMinor: 100_00 }],
])('a receipt bears no tax where %s', async (_why, changes) => {
  const foreign =
    'currency' in changes
      ? { partyId: (await post('/party/add', { name: 'Gulf', roles: ['CUSTOMER'], country: 'AE' })).id }
      : {};
  const { id, advanceTax } = await post('/payment/add', receipt({ ...changes, ...foreign }));

  expect(advanceTax).toBeNull();
  expect((await api.get(`/payment/${id}/pdf`, { as: 'ACCOUNT' })).status).toBe(404);
});

it('a receipt bears no tax by itself where the company takes none on advances', async () => {
  await api.db.updateTable('company').set({ taxOnAdvances: false }).execute();

  expect((await post('/payment/add', receipt())).advanceTax).toBeNull();
  expect((await post('/payment/add', receipt({ advanceTax: { gstRate: '5' } }))).advanceTax.gstRate).toBe('5');
});

it.each([
  ['a rate that ended', { advanceTax: { gstRate: '12' } }, 'advanceTax.gstRate'],
  ['none without a reason', { advanceTax: null }, 'advanceTaxReason'],
  ['a place that is none', { advanceTax: { gstRate: '18', placeOfSupply: '99' } }, 'advanceTax.placeOfSupply'],
])('tax on an advance is refused at its field: %s', async (_what, changes, field) => {
  const { problem } = (await ask('/payment/add', receipt(changes))).expect(422);

  expect(problem.errors?.[0]?.field).toBe(field);
});
