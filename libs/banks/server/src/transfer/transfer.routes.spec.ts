import type { Bank, Transfer } from '@freightdesk/banks-contract';
import { bankInput } from '@freightdesk/banks-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerBanks } from '../register-banks';
import { bankInvariants } from '../verify/bank-invariants';

let api: TestApi;
let rupees: Bank;
let dollars: Bank;

beforeAll(async () => {
  let transfers = 0;
  const takeTransferNumber = async () => `BT/26-27/${String(++transfers).padStart(6, '0')}`;
  api = await startApi({ register: (kit) => registerBanks(kit, { takeTransferNumber }), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const eefc = { accountType: 'EEFC', currency: 'USD', openingBalanceMinor: 10_000_00 } as const;
  rupees = (await post('/bank/add', bankInput({ openingBalancePaise: 1_00_000_00 }))).expect(201).data;
  dollars = (
    await post('/bank/add', bankInput({ ...eefc, name: 'EEFC', accountNumber: '99', openingBalancePaise: 8_35_000_00 }))
  ).expect(201).data;
});
afterEach(async () => {
  expect(await brokenIn(api.db, bankInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const list = async (query = ''): Promise<Transfer[]> =>
  (await api.get(`/bank/transfer-list${query}`, { as: 'ACCOUNT' })).expect(200).body.data;
const held = async () => {
  const banks: Bank[] = (await api.get('/bank/list', { as: 'ACCOUNT' })).expect(200).body.data;
  return banks.map(({ balancePaise, balanceMinor }) => [balancePaise, balanceMinor]);
};

const moved = async (changes: object = {}): Promise<Transfer> => {
  const sides = { fromBankId: dollars.id, toBankId: rupees.id, amountMinor: 1_000_00, toAmountMinor: 84_100_00 };
  return (await post('/bank/transfer', { ...sides, date: '2026-11-20', ...changes })).expect(201).data;
};

it('lists transfers, each amount with the currency of its bank', async () => {
  const transfer = await moved({ reference: 'UTR 42' });

  expect(await list('?q=utr+42')).toEqual([transfer]);
  expect(transfer).toMatchObject({
    ...{ status: 'POSTED', version: 1, reverseReason: null },
    ...{ from: { name: 'EEFC', currency: 'USD' }, amountMinor: 1_000_00 },
    ...{ to: { id: rupees.id, currency: 'INR' }, toAmountMinor: 84_100_00 },
  });
  expect(await list(`?fromBankId=${rupees.id}`)).toEqual([]);
  expect(await list('?status=REVERSED')).toEqual([]);
});

it('taken back leaves both banks as they were, in rupees and in dollars', async () => {
  const before = await held();
  const { id, version } = await moved();

  const { data } = (await post('/bank/transfer-reverse', { id, version, reason: 'Typed twice' })).expect(200);

  expect(data).toMatchObject({ status: 'REVERSED', reverseReason: 'Typed twice', version: 2 });
  expect(await held()).toEqual(before);
  expect(await list('?status=REVERSED')).toEqual([data]);
});

it('within dollars leaves and arrives at what the books kept them at: nothing is gained or lost', async () => {
  const [, inRupees] = await held();
  const other = { accountType: 'EEFC', currency: 'USD', openingBalanceMinor: 0, openingBalancePaise: 0 } as const;
  const second: Bank = (await post('/bank/add', bankInput({ ...other, name: 'Second', accountNumber: '7' }))).expect(
    201,
  ).data;
  const within = { toBankId: second.id, amountMinor: 250_00, toAmountMinor: 250_00 };
  await moved(within);

  expect(await held()).toEqual([[8_14_125_00, 9_750_00], inRupees, [20_875_00, 250_00]]);
  await moved({ ...within, amountMinor: 9_750_00, toAmountMinor: 9_750_00 });
  expect(await held()).toEqual([[0, 0], inRupees, [8_35_000_00, 10_000_00]]);
});

it('taken back after its dollars went at another worth, an empty account is zero in both currencies all the same', async () => {
  const buys = { fromBankId: rupees.id, toBankId: dollars.id, amountMinor: 90_000_00, toAmountMinor: 1_000_00 };
  const { id, version } = await moved(buys);
  await moved({ amountMinor: 10_000_00, toAmountMinor: 8_40_000_00 });
  expect((await held())[0]).toEqual([84_090_91, 1_000_00]);

  (await post('/bank/transfer-reverse', { id, version, reason: 'Typed twice' })).expect(200);

  expect((await held())[0]).toEqual([0, 0]);
});

it('is taken back once, however many ask at once, and only as it was seen', async () => {
  const { id, version } = await moved();
  const reverse = () => post('/bank/transfer-reverse', { id, version, reason: 'Typed twice' });

  const answers = await Promise.all([reverse(), reverse(), reverse()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const again = await post('/bank/transfer-reverse', { id, version: 2, reason: 'Once more' });
  expect([again.status, again.problem.code]).toEqual([409, 'transfer_reversed']);
  expect((await api.post('/bank/transfer-reverse', { id, version, reason: 'No' }, { as: 'MARKETING' })).status).toBe(
    403,
  );
});
