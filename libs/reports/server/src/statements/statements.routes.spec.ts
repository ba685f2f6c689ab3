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
