import { type Bank, type PaymentFile, usualFileLayout } from '@freightdesk/banks-contract';
import { bankInput } from '@freightdesk/banks-contract/testing';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerBanks } from '../register-banks';

let api: TestApi;
let bank: Bank;

beforeAll(async () => {
  const takeTransferNumber = async () => 'BT/26-27/000001';
  api = await startApi({ register: (kit) => registerBanks(kit, { takeTransferNumber }), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  bank = await added({});
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const added = async (changes: Parameters<typeof bankInput>[0]): Promise<Bank> =>
  (await post('/bank/add', bankInput(changes))).expect(201).data;
const read = async (): Promise<PaymentFile> =>
  (await api.get(`/bank/payment-file?id=${bank.id}`, { as: 'ACCOUNT' })).expect(200).data;
const set = (changes: object = {}) =>
  post('/bank/set-payment-file', { id: bank.id, version: bank.version, ...usualFileLayout, ...changes });

it('the file of a bank is the usual one until its own is said, and that tells who saw the bank before', async () => {
  expect(await read()).toMatchObject({ isUsual: true, version: 1, columns: usualFileLayout.columns });
  const columns = [
    { header: 'Acct', content: 'PAYEE_ACCOUNT' },
    { header: 'Amt', content: 'AMOUNT' },
    { header: 'Product', content: 'FIXED', fixed: 'VPAY' },
  ];

  const { data } = (await set({ columns, hasHeader: false, iftWord: 'TRF' })).expect(200);

  expect(data).toMatchObject({ isUsual: false, version: 2, columns, hasHeader: false, iftWord: 'TRF' });
  expect(await read()).toEqual(data);
  expect((await set()).problem).toMatchObject({ status: 409, code: 'stale_version' });
  const audit = await api.db
    .selectFrom('auditEvent')
    .select('before')
    .where('action', '=', 'set payment file')
    .execute();
  expect(audit).toMatchObject([{ before: { isUsual: true } }]);
});

it('a cash box and an account in dollars have none, and nobody else says it', async () => {
  const box = await added({ accountType: 'CASH', name: 'Cash', accountNumber: 'CASH' });
  const dollars = await added({ currency: 'USD', name: 'Dollars', accountNumber: '9', openingBalanceMinor: 0 });

  for (const { id, version } of [box, dollars]) {
    expect((await set({ id, version })).problem).toMatchObject({ status: 422, code: 'no_payment_file' });
  }
  const unknown = '01990000-0000-7000-8000-0000000000d9';
  expect((await set({ id: unknown })).status).toBe(404);
  expect((await api.get(`/bank/payment-file?id=${unknown}`, { as: 'ACCOUNT' })).status).toBe(404);
  expect((await api.post('/bank/set-payment-file', {}, { as: 'MARKETING' })).status).toBe(403);
  expect((await set({ columns: [] })).problem).toMatchObject({ status: 422, errors: [{ field: 'columns' }] });
});
