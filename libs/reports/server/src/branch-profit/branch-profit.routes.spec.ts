import { accountCode, credit, debit } from '@freightdesk/ledger-contract';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { registerReports } from '../register-reports';
import { post } from '../report-books.builder';

let api: TestApi;
let branches: { id: string; name: string }[];
const books = () => ({ db: api.db, clock: api.clock, actor: testActors.ACCOUNT });
const get = async (path: string) => (await api.get(`/reports/${path}`, { as: 'ACCOUNT' })).expect(200).data;

beforeAll(async () => {
  api = await startApi({ register: registerReports, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const by = { createdAt: api.clock.now(), createdBy: newId(), updatedAt: api.clock.now(), updatedBy: newId() };
  branches = ['Chennai', 'Mumbai'].map((name) => ({ id: newId(), name }));
  for (const { id, name } of branches) {
    await api.db
      .insertInto('branch')
      .values({ ...by, id, name, code: name.slice(0, 3).toUpperCase(), stateCode: '27' })
      .execute();
  }
});

interface Move {
  code: string;
  paise: number;
  /** Of no branch where there is none of that place. */
  branch: number;
  date: string;
}

const move = fc.record<Move>({
  code: fc.constantFrom(
    ...[accountCode.freightIncome, accountCode.freightCost, accountCode.rent],
    ...[accountCode.exchangeDifference, accountCode.roundOff],
  ),
  paise: fc.integer({ min: -9_999_99, max: 9_999_99 }).filter((paise) => paise !== 0),
  branch: fc.integer({ min: 0, max: 2 }),
  date: fc.constantFrom('2026-03-31', '2026-04-01', '2026-06-17', '2026-07-01', '2026-11-21', '2026-11-30'),
});

function record({ code, paise, branch, date }: Move) {
  const of = branches[branch] ? { branchId: branches[branch].id } : {};
  return post(books(), { type: 'JOURNAL', date }, [...debit(code, paise, of), ...credit(accountCode.cash, paise, of)]);
}

it('the branches, and what is of none, are the profit and loss of the company to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 6 }), async (moves) => {
      for (const one of moves) await record(one);
      const days = 'from=2026-04-01&to=2026-11-21';
      const { totals: company } = await get(`profit-and-loss?${days}`);

      for (const groupBy of ['branch', 'month']) {
        expect((await get(`branch-profit?${days}&groupBy=${groupBy}`)).totals).toEqual(company);
      }
      const { rows } = await get(`branch-profit?${days}`);
      for (const { branchId, key: _key, branch: _branch, month: _month, ...figures } of rows) {
        const of = branchId === null ? 'without=branch' : `branchId=${branchId}`;
        expect((await get(`profit-and-loss?${days}&${of}`)).totals).toEqual(figures);
      }
    }),
    { numRuns: 6 },
  );
});

it('stand by their names, what is of none at the end, and are told month by month', async () => {
  const sale = { code: accountCode.freightIncome, paise: -100_00, date: '2026-06-17' };
  for (const branch of [2, 1, 0]) await record({ ...sale, branch });
  await record({ ...sale, branch: 0, date: '2026-07-01' });

  const named = (await get('branch-profit')).rows.map((row: Record<string, unknown>) => [
    row.branch,
    row.netProfitPaise,
  ]);
  expect(named).toEqual([
    ['Chennai', 200_00],
    ['Mumbai', 100_00],
    [null, 100_00],
  ]);
  const months = (await get(`branch-profit?groupBy=month&branchId=${branches[0]?.id}`)).rows;
  expect(months.map((row: Record<string, unknown>) => [row.month, row.netProfitPaise])).toEqual([
    ['2026-06', 100_00],
    ['2026-07', 100_00],
  ]);
  expect((await get(`profit-and-loss?branchId=${branches[1]?.id}`)).branch).toBe('Mumbai');
});

it('a year that was closed shows what its branches earned all the same', async () => {
  await record({ code: accountCode.freightIncome, paise: -100_00, branch: 0, date: '2026-03-31' });
  await post(books(), { type: 'YEAR_END', date: '2026-03-31' }, [
    ...debit(accountCode.freightIncome, 100_00),
    ...credit(accountCode.retainedEarnings, 100_00),
  ]);

  const { rows } = await get('branch-profit?from=2025-04-01&to=2026-03-31');

  expect(rows).toMatchObject([{ branch: 'Chennai', netProfitPaise: 100_00 }]);
  expect((await api.get('/reports/branch-profit', { as: 'MARKETING' })).status).toBe(403);
});
