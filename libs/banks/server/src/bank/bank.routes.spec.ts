import { sql } from 'kysely';
import type { Bank } from '@freightdesk/banks-contract';
import { bankInput, transferCases } from '@freightdesk/banks-contract/testing';
import type { Page } from '@freightdesk/shared-endpoint';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { printedBank } from './bank.repository';
import { registerBanks } from '../register-banks';
import { bankInvariants } from '../verify/bank-invariants';

let api: TestApi;

beforeAll(async () => {
  let transfers = 0;
  api = await startApi({
    register: (kit) =>
      registerBanks(kit, { takeTransferNumber: async () => `TR/26-27/${String(++transfers).padStart(6, '0')}` }),
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const addBank = async (changes: Parameters<typeof bankInput>[0] = {}): Promise<Bank> =>
  (await api.post('/bank/add', bankInput(changes), { as: 'ACCOUNT' })).expect(201).data;

const banksByName = async (): Promise<Record<string, Bank>> => {
  const page: Page<Bank> = (await api.get('/bank/list', { as: 'ACCOUNT' })).expect(200).body;
  return Object.fromEntries(page.data.map((bank) => [bank.name, bank]));
};

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });

/** Debit less credit of each account, by code; zero accounts left out. */
const trialBalance = async (): Promise<Record<string, number>> => {
  const rows = await api.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .select(['code', 'debitPaise', 'creditPaise'])
    .execute();
  const totals: Record<string, number> = {};
  for (const { code, debitPaise, creditPaise } of rows) totals[code] = (totals[code] ?? 0) + debitPaise - creditPaise;
  return Object.fromEntries(Object.entries(totals).filter(([, paise]) => paise !== 0));
};

afterEach(async () => {
  expect(await brokenIn(api.db, bankInvariants)).toEqual([]);
});

describe('adding a bank', () => {
  it('posts its opening balance against equity and makes the first one the default', async () => {
    const bank = await addBank({ openingBalancePaise: 1_00_000_00 });

    expect(bank).toMatchObject({ isDefault: true, active: true, balancePaise: 1_00_000_00, entryCount: 0, version: 1 });
    expect(await trialBalance()).toEqual({ '1010': 1_00_000_00, '3010': -1_00_000_00 });
  });

  it('an overdrawn bank opens on the credit side', async () => {
    await addBank({ accountType: 'OD', openingBalancePaise: -50_000_00 });

    expect(await trialBalance()).toEqual({ '1010': -50_000_00, '3010': 50_000_00 });
  });

  it('an empty one posts nothing', async () => {
    await addBank({ openingBalancePaise: 0 });

    expect(await trialBalance()).toEqual({});
  });

  it('the first cash box is the chart\u2019s own cash account', async () => {
    await addBank({
      name: 'Petty cash',
      accountNumber: 'CASH',
      accountType: 'CASH',
      ifsc: undefined,
      openingBalancePaise: 500_00,
    });
    await addBank({
      name: 'Counter',
      accountNumber: 'CASH-2',
      accountType: 'CASH',
      ifsc: undefined,
      openingBalancePaise: 200_00,
    });

    expect(await trialBalance()).toEqual({ '1000': 500_00, '1001': 200_00, '3010': -700_00 });
  });

  it('an eleventh cash box has a code of its own, and only the last code of all is the end', async () => {
    const cash = (index: number) => ({ accountNumber: `CASH-${index}`, accountType: 'CASH' as const, ifsc: undefined });
    for (let index = 0; index <= 10; index += 1) {
      (await post('/bank/add', bankInput({ ...cash(index), openingBalancePaise: 1_00 }))).expect(201);
    }
    const eleven = ['1000', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '100901'];
    expect(Object.keys(await trialBalance()).sort()).toEqual([...eleven, '3010']);

    await sql`insert into account (code, name, kind, control)
      select (100900 + more)::text, 'Used', 'ASSET', 'BANK' from generate_series(2, 99) as more`.execute(api.db);
    expect((await post('/bank/add', bankInput(cash(11)))).problem).toMatchObject({
      status: 409,
      code: 'no_account_left',
    });
  });

  it('twenty first banks at once leave exactly one default', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post('/bank/add', bankInput({ accountNumber: `5020${index}` }))),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const page: Page<Bank> = (await api.get('/bank/list?pageSize=100', { as: 'ACCOUNT' })).body;
    expect(page.data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('the same account twice is told at the field', async () => {
    await addBank();

    const answer = await post('/bank/add', bankInput());

    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: 'duplicate_bank', errors: [{ field: 'accountNumber' }] });
    expect(Object.keys(await banksByName())).toHaveLength(1);
  });

  it('one key twice is one bank', async () => {
    const first = await api.post('/bank/add', bankInput(), { as: 'ACCOUNT', key: 'form-opened-once' });
    const second = await api.post('/bank/add', bankInput(), { as: 'ACCOUNT', key: 'form-opened-once' });

    expect(second.body).toEqual(first.body);
    expect(await trialBalance()).toEqual({ '1010': 1_00_000_00, '3010': -1_00_000_00 });
  });

  it.each(['MARKETING', 'INTERNATIONAL', 'DOMESTIC'] as const)('is not for %s', async (role) => {
    expect((await api.post('/bank/add', bankInput(), { as: role })).status).toBe(403);
    expect(await banksByName()).toEqual({});
  });
});

describe('changing a bank', () => {
  it('withdraws the old opening balance and posts the new one: nothing posted changes', async () => {
    const { id, version } = await addBank({ openingBalancePaise: 1_00_000_00 });

    const answer = await post('/bank/update', { id, version, openingBalancePaise: 90_000_00, branch: 'Andheri' });

    expect(answer.expect(200).data).toMatchObject({
      balancePaise: 90_000_00,
      branch: 'Andheri',
      entryCount: 0,
      version: 2,
    });
    expect(await trialBalance()).toEqual({ '1010': 90_000_00, '3010': -90_000_00 });
    expect(await api.db.selectFrom('voucher').select('id').execute()).toHaveLength(3);
  });

  it('renames its account in the chart', async () => {
    const { id, version, accountId } = await addBank();

    (await post('/bank/update', { id, version, name: 'HDFC Bank, Fort' })).expect(200);

    const account = await api.db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst();
    expect(account?.name).toBe('HDFC Bank, Fort');
  });

  it('on an older state is refused and shows the current one', async () => {
    const { id, version } = await addBank();
    (await post('/bank/update', { id, version, branch: 'First' })).expect(200);

    const answer = await post('/bank/update', { id, version, branch: 'Second' });

    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: 'stale_version', current: { branch: 'First', version: 2 } });
  });

  it('the default bank cannot be made inactive', async () => {
    const { id, version } = await addBank();

    expect((await post('/bank/update', { id, version, active: false })).problem).toMatchObject({
      code: 'default_bank',
    });
  });
});

describe('setting the default', () => {
  it('moves it, so that there is still one', async () => {
    const first = await addBank();
    const second = await addBank({ name: 'ICICI Bank', accountNumber: '0011' });

    (await post('/bank/setasdefault', { id: second.id })).expect(200);

    expect(await banksByName()).toMatchObject({
      'HDFC Bank': { id: first.id, isDefault: false, version: 2 },
      'ICICI Bank': { isDefault: true },
    });
  });

  it('two people choosing at once leave exactly one', async () => {
    await addBank();
    const others = await Promise.all(['A', 'B', 'C'].map((name) => addBank({ name, accountNumber: name })));

    await Promise.all(others.map(({ id }) => post('/bank/setasdefault', { id })));

    const banks = Object.values(await banksByName());
    expect(banks.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('where customers are asked to pay', () => {
  it('is the default account, or one in the document’s currency', async () => {
    await addBank();
    const chosen = await addBank({ name: 'ICICI Bank', accountNumber: '0011', upiId: 'konkan@icici' });
    (await post('/bank/setasdefault', { id: chosen.id })).expect(200);

    expect(await printedBank(api.db, 'INR')).toMatchObject({ name: 'ICICI Bank', upiId: 'konkan@icici' });
    expect(await printedBank(api.db, 'USD')).toMatchObject({ name: 'ICICI Bank' });
  });
});

describe('moving money', () => {
  it.each(transferCases)('$name leaves both banks with what the form showed', async ({ name: _name, ...transfer }) => {
    const open = ({ currency, openingBalanceMinor }: { currency: string; openingBalanceMinor: number }, name: string) =>
      addBank({
        ...(currency === 'INR' ? {} : { accountType: 'EEFC' as const, openingBalanceMinor }),
        ...{ name, accountNumber: name, currency, openingBalancePaise: openingBalanceMinor },
      });
    const from = await open(transfer.from, 'Giving');
    const to = transfer.to ? await open(transfer.to, 'Receiving') : from;
    const { amountMinor, toAmountMinor, expected } = transfer;

    const said = { fromBankId: from.id, toBankId: to.id, amountMinor, toAmountMinor, date: '2026-11-20' };
    const answer = await post('/bank/transfer', said);

    const banks = Object.values(await banksByName());
    const held = ({ id }: Bank) => banks.find((bank) => bank.id === id)?.balanceMinor;
    expect(answer.status).toBe(expected ? 201 : 422);
    expect([held(from), held(to)]).toEqual(
      expected ? [expected.fromMinor, expected.toMinor] : [from.balanceMinor, to.balanceMinor],
    );
  });

  it('credits the bank that gives and debits the one that receives', async () => {
    const from = await addBank({ openingBalancePaise: 1_00_000_00 });
    const to = await addBank({ name: 'ICICI Bank', accountNumber: '0011', openingBalancePaise: 0 });

    const answer = await post('/bank/transfer', {
      fromBankId: from.id,
      toBankId: to.id,
      amountMinor: 25_000_50,
      date: '2026-11-20',
    });

    expect(answer.expect(201).data).toMatchObject({
      number: expect.stringMatching(/^TR\/26-27\/\d{6}$/),
      toAmountMinor: 25_000_50,
    });
    expect(await banksByName()).toMatchObject({
      'HDFC Bank': { balancePaise: 74_999_50, entryCount: 1 },
      'ICICI Bank': { balancePaise: 25_000_50, entryCount: 1 },
    });
  });

  it('from dollars books the exchange gain, and the emptied bank is zero in both currencies', async () => {
    const dollars = await addBank({
      name: 'EEFC',
      accountNumber: 'USD-1',
      accountType: 'EEFC',
      currency: 'USD',
      openingBalanceMinor: 1_000_00,
      openingBalancePaise: 83_500_00,
    });
    const rupees = await addBank({ openingBalancePaise: 0 });

    (
      await post('/bank/transfer', {
        fromBankId: dollars.id,
        toBankId: rupees.id,
        amountMinor: 1_000_00,
        toAmountMinor: 84_100_00,
        date: '2026-11-20',
      })
    ).expect(201);

    expect(await banksByName()).toMatchObject({
      EEFC: { balanceMinor: 0, balancePaise: 0 },
      'HDFC Bank': { balancePaise: 84_100_00 },
    });
    expect(await trialBalance()).toMatchObject({ '7000': -600_00 });
  });

  it('to the bank it is in is refused at the field, and nothing moves', async () => {
    const { id } = await addBank();

    const answer = await post('/bank/transfer', { fromBankId: id, toBankId: id, amountMinor: 1, date: '2026-11-20' });

    expect(answer.status).toBe(422);
    expect(answer.problem.errors).toEqual([expect.objectContaining({ field: 'toBankId', code: 'same_bank' })]);
    expect(await trialBalance()).toEqual({ '1010': 1_00_000_00, '3010': -1_00_000_00 });
  });
});

describe('deleting a bank', () => {
  it('without entries takes its opening balance out of the books', async () => {
    await addBank();
    const { id, version } = await addBank({ name: 'ICICI Bank', accountNumber: '0011', openingBalancePaise: 700_00 });

    (await post('/bank/delete', { id, version })).expect(200);

    expect(Object.keys(await banksByName())).toEqual(['HDFC Bank']);
    expect(await trialBalance()).toEqual({ '1010': 1_00_000_00, '3010': -1_00_000_00 });
  });

  it('with entries is refused, and the bank stays', async () => {
    const from = await addBank();
    const to = await addBank({ name: 'ICICI Bank', accountNumber: '0011' });
    (await post('/bank/transfer', { fromBankId: from.id, toBankId: to.id, amountMinor: 1, date: '2026-11-20' })).expect(
      201,
    );

    const answer = await post('/bank/delete', { id: to.id, version: to.version });

    expect(answer.problem).toMatchObject({ status: 409, code: 'bank_in_use' });
    expect(Object.keys(await banksByName())).toContain('ICICI Bank');
  });

  it('the default one goes last', async () => {
    const first = await addBank();
    await addBank({ name: 'ICICI Bank', accountNumber: '0011' });

    expect((await post('/bank/delete', { id: first.id, version: first.version })).problem).toMatchObject({
      code: 'default_bank',
    });
  });
});

describe('the list', () => {
  it('sorts by balance, searches and filters', async () => {
    await addBank({ openingBalancePaise: 300_00 });
    await addBank({ name: 'ICICI Bank', accountNumber: '0011', openingBalancePaise: 100_00 });
    await addBank({
      name: 'Petty cash',
      accountNumber: 'CASH',
      accountType: 'CASH',
      ifsc: undefined,
      openingBalancePaise: 200_00,
    });
    const names = async (query: string) =>
      (await api.get(`/bank/list?${query}`, { as: 'ACCOUNT' })).body.data.map(({ name }: Bank) => name);

    expect(await names('sort=-balancePaise')).toEqual(['HDFC Bank', 'Petty cash', 'ICICI Bank']);
    expect(await names('q=icici')).toEqual(['ICICI Bank']);
    expect(await names('accountType=CASH&accountType=OD')).toEqual(['Petty cash']);
  });
});

it('every change of a bank is audited with before and after', async () => {
  const { id, version } = await addBank();
  (await post('/bank/update', { id, version, branch: 'Andheri' })).expect(200);

  const rows = await api.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('recordId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();

  expect(rows.map(({ action }) => action)).toEqual(['add', 'update']);
  expect(rows[1]).toMatchObject({ record: 'bank', before: { branch: 'Fort, Mumbai' }, after: { branch: 'Andheri' } });
});
