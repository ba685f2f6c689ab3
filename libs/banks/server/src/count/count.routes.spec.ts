import type { Bank, CashCount, CountInput } from '@freightdesk/banks-contract';
import { bankInput, countCases } from '@freightdesk/banks-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerBanks } from '../register-banks';
import { bankInvariants } from '../verify/bank-invariants';

let api: TestApi;
let cash: Bank;

beforeAll(async () => {
  const takeTransferNumber = async () => 'BT/26-27/000001';
  api = await startApi({ register: (kit) => registerBanks(kit, { takeTransferNumber }), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  cash = await added({ accountType: 'CASH', name: 'Cash', accountNumber: 'CASH', openingBalancePaise: 2_000_00 });
});
afterEach(async () => {
  expect(await brokenIn(api.db, bankInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const added = async (changes: Parameters<typeof bankInput>[0]): Promise<Bank> =>
  (await post('/bank/add', bankInput(changes))).expect(201).data;
const seen = async (): Promise<Bank> => (await api.get(`/bank/get?id=${cash.id}`, { as: 'ACCOUNT' })).expect(200).data;
const list = async (query: string): Promise<CashCount[]> =>
  (await api.get(`/bank/counts${query}`, { as: 'ACCOUNT' })).expect(200).body.data;
const vouchers = () =>
  api.db.selectFrom('voucher').select(['date', 'narration']).where('type', '=', 'CASH_COUNT').execute();

const notes = (pieces: number): CountInput['pieces'] => [{ denominationPaise: 500_00, pieces }];
const count = (changes: Partial<CountInput> = {}) =>
  post('/bank/count', {
    ...{ id: cash.id, version: cash.version, bookPaise: cash.balancePaise, pieces: notes(4) },
    ...changes,
  });

/** Debit less credit of what counts posted to the account. */
async function posted(code: string): Promise<number> {
  const rows = await api.db
    .selectFrom('posting')
    .innerJoin('account', 'account.id', 'posting.accountId')
    .innerJoin('voucher', 'voucher.id', 'posting.voucherId')
    .where('voucher.type', '=', 'CASH_COUNT')
    .where('account.code', '=', code)
    .select(['debitPaise', 'creditPaise'])
    .execute();
  return rows.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);
}

it('a box that agrees is kept as counted, and posts nothing', async () => {
  const { data } = (await count()).expect(201);

  expect(data).toMatchObject({ date: '2026-11-21', countedPaise: 2_000_00, differencePaise: 0, reason: null });
  expect(await vouchers()).toEqual([]);
  expect(await list(`?bankId=${cash.id}`)).toEqual([data]);
  expect(await seen()).toMatchObject({ balancePaise: 2_000_00, version: cash.version + 1 });
});

it.each(countCases)(
  'a box is kept with the figures that the page shows: $name',
  async ({ counted, bookPaise, expected }) => {
    cash = await added({ accountType: 'CASH', name: 'Box', accountNumber: 'BOX', openingBalancePaise: bookPaise });

    const { data } = (await count({ pieces: [...counted], reason: 'As it lay there' })).expect(201);

    expect(data).toMatchObject(expected);
  },
);

it.each([
  ['short is an expense', 3, -500_00, 'Cash counted short: Change given'],
  ['in excess takes some of it back', 5, 500_00, 'Cash counted in excess: Change given'],
])('a box that is %s, and the books say what lies there', async (_name, pieces, differencePaise, narration) => {
  const { data } = (await count({ pieces: notes(pieces), reason: 'Change given' })).expect(201);

  expect(data).toMatchObject({ bookPaise: 2_000_00, differencePaise, reason: 'Change given' });
  expect(await posted('1000')).toBe(differencePaise);
  expect(await posted('7910')).toBe(0 - differencePaise);
  expect(await vouchers()).toEqual([{ date: '2026-11-21', narration }]);
  expect((await seen()).balancePaise).toBe(pieces * 500_00);
  expect(await list('?q=change')).toEqual([data]);
});

it('a difference without a reason is refused at its field', async () => {
  const { status, problem } = await count({ pieces: notes(3) });

  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['reason']]);
  expect(await list('')).toEqual([]);
});

it('less than nothing is not counted', async () => {
  expect((await count({ pieces: notes(-1), reason: 'A slip' })).status).toBe(422);
});

it('a count beside a balance of before is refused with the one of now', async () => {
  const { status, problem } = await count({ bookPaise: 1_990_00, reason: 'A ten is missing' });

  expect([status, problem.code]).toEqual([409, 'book_moved']);
  expect(problem.values).toEqual({ book: '2,000.00' });
  expect(await list('')).toEqual([]);
});

it('of many who count at once one is taken', async () => {
  const ask = () => count({ pieces: notes(3), reason: 'Change given' });

  const answers = await Promise.all([ask(), ask(), ask()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await posted('7910')).toBe(500_00);
});

it('only cash in rupees is counted', async () => {
  const bank = await added({});
  const dollars = { accountType: 'CASH', currency: 'USD', name: 'Dollars', openingBalanceMinor: 100_00 } as const;

  for (const { id, version, balancePaise } of [bank, await added({ ...dollars, openingBalancePaise: 8_400_00 })]) {
    const { status, problem } = await count({ id, version, bookPaise: balancePaise, reason: 'It is no box' });
    expect([status, problem.code]).toEqual([422, 'not_cash_box']);
  }
});

it('in a locked month a difference is not posted, nor the count kept', async () => {
  const { createdBy: lockedBy } = await api.db.selectFrom('bank').select('createdBy').executeTakeFirstOrThrow();
  await api.db.insertInto('periodLock').values({ month: '2026-11-01', lockedAt: new Date(), lockedBy }).execute();

  const { status, problem } = await count({ pieces: notes(3), reason: 'Change given' });

  expect([status, problem.code]).toEqual([409, 'period_locked']);
  expect(await list('')).toEqual([]);
});

describe('a box that somebody keeps', () => {
  const anita = testActors.ACCOUNT.userId;
  const asha = testActors.ADMIN.userId;
  const countAs = async (as: 'ACCOUNT' | 'ADMIN', changes: Partial<CountInput> = {}) => {
    const { version, balancePaise: bookPaise } = await seen();
    return api.post('/bank/count', { id: cash.id, version, bookPaise, pieces: notes(4), ...changes }, { as });
  };
  const handed = async () => {
    const first = (await countAs('ADMIN', { handToId: anita })).expect(201).data;
    (await countAs('ACCOUNT', { takesOverId: first.id })).expect(201);
  };

  it('is handed over by a count of both: it changes its keeper when the second has counted the same', async () => {
    const first = (await countAs('ADMIN', { handToId: anita })).expect(201).data;
    expect(first).toMatchObject({ countedBy: { id: asha }, custodian: null, handedTo: { id: anita } });
    expect((await seen()).custodian).toBeNull();

    const differs = await countAs('ACCOUNT', { takesOverId: first.id, pieces: notes(3), reason: 'One is missing' });
    expect(differs.problem).toMatchObject({ status: 409, code: 'counts_differ', values: { counted: '1,500.00' } });
    const second = (await countAs('ACCOUNT', { takesOverId: first.id })).expect(201).data;

    expect(second).toMatchObject({ countedBy: { id: anita }, takesOverId: first.id });
    expect((await seen()).custodian).toMatchObject({ id: anita });
    const acts = await api.db.selectFrom('auditEvent').select('action').where('recordId', '=', cash.id).execute();
    expect(acts.map(({ action }) => action)).toEqual(['add', 'hand over', 'take over']);
  });

  it('is given away by its keeper alone, to somebody else who may keep it; who counts it otherwise is told', async () => {
    await handed();

    expect((await countAs('ADMIN', { handToId: asha })).problem).toMatchObject({ status: 409, code: 'not_custodian' });
    for (const handToId of [anita, testActors.MARKETING.userId]) {
      const { problem } = await countAs('ACCOUNT', { handToId });
      expect(problem).toMatchObject({ code: 'keeps_no_cash', errors: [{ field: 'handToId' }] });
    }
    expect((await countAs('ADMIN')).expect(201).data).toMatchObject({
      ...{ countedBy: { id: asha }, custodian: { id: anita }, handedTo: null },
    });
  });

  it('is taken over once, by whom it was handed to, and not after another count', async () => {
    const first = (await countAs('ADMIN', { handToId: anita })).expect(201).data;
    expect((await countAs('ADMIN', { takesOverId: first.id })).problem).toMatchObject({ code: 'nothing_handed' });
    (await countAs('ADMIN')).expect(201);

    expect((await countAs('ACCOUNT', { takesOverId: first.id })).problem).toMatchObject({ code: 'nothing_handed' });
    expect((await seen()).custodian).toBeNull();
  });

  it('of one who left it is given on by anybody of accounts', async () => {
    await handed();
    await api.db.updateTable('appUser').set({ blocked: true }).where('id', '=', anita).execute();

    const { problem } = await countAs('ADMIN', { handToId: asha });

    expect(problem.code).toBe('keeps_no_cash');
  });
});

it('whoever may not write banks records no count', async () => {
  expect((await api.post('/bank/count', {}, { as: 'MARKETING' })).status).toBe(403);
});
