import { newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';
import { ledgerInvariants } from '../verify/ledger-invariants';

let api: TestApi;
let drafts = 0;

beforeAll(async () => {
  const check = { name: 'saleDrafts' as const, href: () => '/drafts', count: async () => drafts };
  const ports = ledgerPorts({ closingChecks: [check] });
  api = await startApi({ register: (kit) => registerLedger(kit, ports), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  drafts = 0;
  await api.startAnew();
  await journal('2024-12-31', '5000', '1000', 300_00);
  await journal('2025-06-30', '1000', '4000', 5_000_00);
  await journal('2026-03-31', '6010', '2900', 1_200_00);
  await journal('2026-05-31', '6010', '2900', 100_00);
});
afterEach(async () => {
  expect(await brokenIn(api.db, ledgerInvariants)).toEqual([]);
});

const journal = async (date: string, debit: string, credit: string, paise: number) =>
  api.post(
    '/journal/add',
    {
      ...{ date, narration: 'Of the spec' },
      lines: [
        { accountCode: debit, debitPaise: paise },
        { accountCode: credit, creditPaise: paise },
      ],
    },
    { as: 'ACCOUNT' },
  );
const read = async (year = '2025-26') =>
  (await api.get(`/year-end/get?year=${year}`, { as: 'ACCOUNT' })).expect(200).data;
const close = (year = '2025-26') => api.post('/year-end/close', { year }, { as: 'ADMIN' });
const reverse = (closing: { id: string; version: number }) =>
  api.post('/year-end/reverse', { id: closing.id, version: closing.version, reason: 'A late bill' }, { as: 'ADMIN' });
const balances = async () => {
  const accounts = (await api.get('/account/list?pageSize=100', { as: 'ACCOUNT' })).expect(200).body.data;
  const held = accounts.filter(({ balancePaise }: { balancePaise: number }) => balancePaise !== 0);
  return Object.fromEntries(
    held.map(({ code, balancePaise }: { code: string; balancePaise: number }) => [code, balancePaise]),
  );
};

it('tells what it will move, and what is to be looked at before', async () => {
  drafts = 3;

  expect(await read()).toMatchObject({
    ...{ year: '2025-26', from: '2025-04-01', to: '2026-03-31', isOver: true, closing: null, closedLater: null },
    profitPaise: 3_500_00,
    accounts: [
      { code: '4000', balancePaise: -5_000_00 },
      { code: '5000', balancePaise: 300_00 },
      { code: '6010', balancePaise: 1_200_00 },
    ],
    checks: [{ name: 'saleDrafts', count: 3, blocks: false, href: '/drafts' }],
  });
});

it('moves every income and expense to retained earnings, of years before that were not closed too, and leaves the next year alone', async () => {
  const { closing, profitPaise, checks } = (await close()).expect(200).data;

  expect([closing.number, closing.version, profitPaise, checks]).toEqual(['YE/25-26', 1, 3_500_00, []]);
  expect(closing.closedBy).toEqual({ id: testActors.ADMIN.userId, name: 'Asha Test' });
  expect(await balances()).toEqual({ '1000': 4_700_00, '2900': -1_300_00, '3020': -3_500_00, '6010': 100_00 });
  expect(await read()).toMatchObject({ closing, profitPaise: 3_500_00, accounts: [{}, {}, {}] });
  expect(await read('2024-25')).toMatchObject({ closing: null, closedLater: '2025-26' });
});

it('takes nothing more, in whichever month, till it is opened again', async () => {
  const { closing } = (await close()).expect(200).data;

  const late = await journal('2025-08-01', '6010', '2900', 1);
  expect([late.status, late.problem.code]).toEqual([409, 'year_closed']);
  expect(late.problem.message).toContain('25-26');
  expect((await journal('2024-08-01', '6010', '2900', 1)).problem.code).toBe('year_closed');
  (await journal('2026-04-01', '6010', '2900', 1)).expect(201);

  (await reverse(closing)).expect(200);
  (await journal('2025-08-01', '6010', '2900', 50_00)).expect(201);
  const again = (await close()).expect(200).data;
  expect([again.closing.number, again.profitPaise]).toEqual(['YE/25-26-2', 3_450_00]);
});

it('is opened again by the mirror of its closing, once, with the reason', async () => {
  const before = await balances();
  const { closing } = (await close()).expect(200).data;

  expect((await reverse(closing)).expect(200).data).toMatchObject({ closing: null, profitPaise: 3_500_00 });

  expect(await balances()).toEqual(before);
  const again = await reverse({ ...closing, version: 2 });
  expect([again.status, again.problem.code]).toEqual([409, 'year_end_reversed']);
  expect((await reverse(closing)).problem.code).toBe('stale_version');
  expect((await reverse({ id: newId(), version: 1 })).status).toBe(404);
  const events = api.db.selectFrom('auditEvent').where('record', '=', 'year end').select(['action', 'reason']);
  expect(await events.orderBy('id').execute()).toEqual([
    { action: 'close', reason: null },
    { action: 'reverse', reason: 'A late bill' },
  ]);
});

it('is not opened while a later year is closed, and no earlier one is closed after it', async () => {
  const first = (await close('2024-25')).expect(200).data;
  (await close('2025-26')).expect(200);

  const reversed = await reverse(first.closing);
  expect([reversed.status, reversed.problem.code]).toEqual([409, 'later_year_closed']);
  expect((await close('2023-24')).problem.code).toBe('later_year_closed');
  expect(await read()).toMatchObject({ profitPaise: 3_800_00 });
});

it('is closed once, however many close it at once', async () => {
  const answers = await Promise.all([close(), close(), close()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const codes = answers.flatMap(({ status, problem }) => (status === 409 ? [problem.code] : []));
  expect(codes).toEqual(['already_closed', 'already_closed']);
  expect((await balances())['3020']).toBe(-3_500_00);
});

it('that is not over, has nothing, or whose March is locked is refused', async () => {
  expect((await close('2026-27')).problem.code).toBe('year_not_over');
  expect((await close('2022-23')).problem.code).toBe('nothing_to_close');
  expect((await close('2025-27')).status).toBe(422);
  const lock = { month: '2026-03-01', lockedAt: api.clock.now(), lockedBy: testActors.ADMIN.userId };
  await api.db.insertInto('periodLock').values(lock).execute();
  expect((await close()).problem.code).toBe('period_locked');
  await api.db.deleteFrom('periodLock').execute();
});

it('is closed with what stands on an archived account', async () => {
  const { id, code } = (await api.post('/account/add', { name: 'Travel', group: '60' }, { as: 'ACCOUNT' })).data;
  (await journal('2025-07-31', code, '2900', 10_00)).expect(201);
  (await api.post('/account/update', { id, version: 1, active: false }, { as: 'ACCOUNT' })).expect(200);

  expect((await close()).expect(200).data.profitPaise).toBe(3_490_00);
});

it('is for administrators; accounts see it', async () => {
  expect((await api.post('/year-end/close', { year: '2025-26' }, { as: 'ACCOUNT' })).status).toBe(403);
  expect((await api.get('/year-end/get', { as: 'ACCOUNT' })).expect(200).data.year).toBe('2025-26');
  expect((await api.get('/year-end/get', { as: 'MARKETING' })).status).toBe(403);
});
