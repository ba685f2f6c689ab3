import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerReports } from '../register-reports';
import { addParty, post } from '../report-books.builder';

let api: TestApi;
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
const get = async (path: string) => (await api.get(`/reports/${path}`, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const partyId = await addParty(books(), 'Indian Oil');
  const sale = (date: string, paise: number) =>
    post(books(), { type: 'SALE', date }, [
      ...debit(accountCode.debtors, paise, { partyId }),
      ...credit(accountCode.freightIncome, paise),
    ]);
  const spend = (date: string, code: string, paise: number) =>
    post(books(), { type: 'EXPENSE', date }, [...debit(code, paise), ...credit(accountCode.cash, paise)]);
  await sale('2025-06-10', 800_00);
  await sale('2026-06-10', 1_000_00);
  await spend('2026-06-11', accountCode.freightCost, 600_00);
  await spend('2026-06-12', accountCode.rent, 150_00);
  await spend('2026-06-13', accountCode.exchangeDifference, 20_00);
  await post(books(), { type: 'OPENING', date: '2025-04-01' }, [
    ...debit(accountCode.cash, 5_000_00),
    ...credit(accountCode.openingBalanceEquity, 5_000_00),
  ]);
});

it('profit and loss tells what was earned and spent, beside the same days of the year before', async () => {
  const report = await get('profit-and-loss?from=2026-04-01&to=2026-11-21');

  expect(
    report.rows.map(({ code, section, amountPaise, beforePaise }: Record<string, unknown>) => [
      code,
      section,
      amountPaise,
      beforePaise,
    ]),
  ).toEqual([
    ['4000', 'INCOME', 1_000_00, 800_00],
    ['5000', 'DIRECT_COST', 600_00, 0],
    ['6010', 'INDIRECT_EXPENSE', 150_00, 0],
    ['7000', 'EXCHANGE', -20_00, 0],
  ]);
  expect(report.totals).toEqual({
    ...{ incomePaise: 1_000_00, directCostPaise: 600_00, grossProfitPaise: 400_00, indirectExpensePaise: 150_00 },
    ...{ exchangePaise: -20_00, roundOffPaise: 0, netProfitPaise: 230_00 },
  });
  expect(report.before).toMatchObject({ from: '2025-04-01', to: '2025-11-21', totals: { netProfitPaise: 800_00 } });
});

it.each([
  ['today', '', [5_230_00 + 800_00, 0, 6_030_00], ['3010', 'Profit of earlier years', 'Profit of this fiscal year']],
  ['the end of the year before', '?at=2026-03-31', [5_800_00, 0, 5_800_00], ['3010', 'Profit of this fiscal year']],
  [
    'a day within what was spent',
    '?at=2026-06-11',
    [6_200_00, 0, 6_200_00],
    ['3010', 'Profit of earlier years', 'Profit of this fiscal year'],
  ],
])(
  'the balance sheet of %s balances, profit told with equity',
  async (_day, query, [assets, liabilities, equity], names) => {
    const { rows, totals } = await get(`balance-sheet${query}`);

    expect(totals).toEqual({ assetsPaise: assets, liabilitiesPaise: liabilities, equityPaise: equity });
    const ofEquity = rows.filter(({ section }: { section: string }) => section === 'EQUITY');
    expect(ofEquity.map(({ code, name }: { code: string | null; name: string }) => code ?? name)).toEqual(names);
  },
);

it('both are taken along as files', async () => {
  const csv = await api.get('/reports/profit-and-loss?format=csv', { as: 'ACCOUNT' });

  expect(csv.status).toBe(200);
});

describe('of a year that was closed', () => {
  const closeYear = () =>
    post(books(), { type: 'YEAR_END', date: '2026-03-31' }, [
      ...debit(accountCode.freightIncome, 800_00),
      ...credit(accountCode.retainedEarnings, 800_00),
    ]);

  it('profit and loss tells what was earned and spent all the same', async () => {
    const [before, now] = [await get('profit-and-loss?from=2025-04-01&to=2026-03-31'), await get('profit-and-loss')];
    await closeYear();

    expect(await get('profit-and-loss?from=2025-04-01&to=2026-03-31')).toEqual(before);
    expect(await get('profit-and-loss')).toEqual(now);
    expect(before.totals.netProfitPaise).toBe(800_00);
  });

  it.each(['2026-03-31', '2026-11-21'])('the balance sheet of %s has its profit in retained earnings', async (at) => {
    const before = await get(`balance-sheet?at=${at}`);
    await closeYear();
    const { rows, totals } = await get(`balance-sheet?at=${at}`);

    expect(totals).toEqual(before.totals);
    const ofEquity = rows.filter(({ section }: { section: string }) => section === 'EQUITY');
    expect(ofEquity.map(({ code, amountPaise }: Record<string, unknown>) => [code, amountPaise])).toEqual([
      ['3010', 5_000_00],
      ['3020', 800_00],
      ...(at === '2026-03-31' ? [] : [[null, 230_00]]),
    ]);
  });

  it('the trial balance stands after its closing, and before it where that is asked', async () => {
    const before = await get('trial-balance?at=2026-03-31');
    await closeYear();

    const codes = ({ rows }: { rows: { code: string }[] }) => rows.map(({ code }) => code);
    const after = await get('trial-balance?at=2026-03-31');
    expect([after.isClosed, codes(after)]).toEqual([true, ['1000', '1200', '3010', '3020']]);
    expect(after.debitPaise).toBe(after.creditPaise);
    expect(await get('trial-balance?at=2026-03-31&closing=BEFORE')).toEqual({ ...before, isClosed: true });
    // Of a day of the next year that of the year before stands.
    expect(codes(await get('trial-balance?at=2026-04-01&closing=BEFORE'))).toContain('3020');
  });

  it('it was not spent: the report of expenses has none of it', async () => {
    await post(books(), { type: 'EXPENSE', date: '2025-08-01' }, [
      ...debit(accountCode.rent, 50_00),
      ...credit(accountCode.cash, 50_00),
    ]);
    const asked = ['account', 'month', 'party', 'document', 'job'].map(
      (groupBy) => `expense?from=2025-04-01&to=2026-03-31&groupBy=${groupBy}`,
    );
    const before = await Promise.all(asked.map(get));
    await post(books(), { type: 'YEAR_END', date: '2026-03-31' }, [
      ...debit(accountCode.retainedEarnings, 50_00),
      ...credit(accountCode.rent, 50_00),
    ]);

    expect(await Promise.all(asked.map(get))).toEqual(before);
    expect(before.map(({ totals }) => totals.totalPaise)).toEqual([50_00, 50_00, 50_00, 50_00, 50_00]);
  });
});
