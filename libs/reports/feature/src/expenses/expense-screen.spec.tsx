import { type ExpenseRow, type ExpensesReport, readExpenses } from '@freightdesk/reports-contract';
import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as ExpenseScreen } from './expense-screen';

const id = '01990000-0000-7000-8000-0000000000b1';
const row = (changes: Partial<ExpenseRow>): ExpenseRow => ({
  key: 'one',
  accountId: null,
  code: null,
  account: null,
  month: null,
  jobId: null,
  job: null,
  partyId: null,
  party: null,
  date: null,
  voucher: null,
  directPaise: 500_00,
  indirectPaise: 0,
  totalPaise: 500_00,
  ...changes,
});
const report = (rows: ExpenseRow[]): ExpensesReport => ({
  rows,
  totals: { directPaise: 500_00, indirectPaise: 0, totalPaise: 500_00 },
  from: '2026-04-01',
  to: '2027-03-31',
  page: 1,
  pageSize: 100,
  total: rows.length,
});

const pages = { 'purchase invoice': (bill: string) => `/bill?id=${bill}` };
const days = 'from=2026-04-01&to=2027-03-31';
const show = (rows: ExpenseRow[], search = '') => {
  const { calls } = mock(readExpenses, report(rows));
  const screens = [
    { path: '/', element: <ExpenseScreen /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  return { calls, ...renderScreen(screens, { role: 'ACCOUNT', path: `/?${days}${search}`, pages }) };
};

describe('the expense report', () => {
  it('shows what was spent by account, and opens the ledger of one', async () => {
    const { user, router } = show([row({ accountId: id, code: '5010', account: 'Ocean freight cost' })]);

    await user.click(await screen.findByText('Ocean freight cost'));

    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/dashboard/reports/ledgerDetails?${days}&accountId=${id}`);
  });

  it.each([
    ['a month', 'month', row({ month: '2026-05' }), 'May-2026', 'from=2026-05-01&to=2026-05-31&groupBy=document'],
    ['a job', 'job', row({ jobId: id, job: 'SE/1' }), 'SE/1', `${days}&groupBy=document&jobId=${id}`],
    ['no job', 'job', row({}), 'Without a job', `${days}&groupBy=document&without=job`],
    ['a party', 'party', row({ partyId: id, party: 'Gati' }), 'Gati', `${days}&groupBy=document&partyId=${id}`],
    ['no party', 'party', row({}), 'Without a party', `${days}&groupBy=document&without=party`],
  ])('opens the documents of %s', async (_name, groupBy, shown, text, expected) => {
    const { user, router } = show([shown], `&groupBy=${groupBy}`);

    await user.click(await screen.findByText(text));

    expect(router.state.location.search).toBe(`?${expected}`);
  });

  it('opens a document', async () => {
    const voucher = { type: 'PURCHASE', number: 'PI/26-27/000001', id };
    const { user, router } = show([row({ date: '2026-05-01', voucher })], '&groupBy=document');

    await user.click(await screen.findByText('PI/26-27/000001'));

    expect(router.state.location.search).toBe(`?id=${id}`);
  });

  it('of one job opens the documents of an account, for a ledger knows no jobs', async () => {
    const { user, router } = show([row({ accountId: id, account: 'Freight cost' })], `&jobId=${id}`);

    await user.click(await screen.findByText('Freight cost'));

    expect(router.state.location.search).toBe(`?${days}&jobId=${id}&groupBy=document&accountId=${id}`);
  });

  it('is narrowed to direct or indirect expenses in the address', async () => {
    const { user, router, calls } = show([row({ account: 'Freight cost' })]);
    await screen.findByText('Freight cost');

    await user.click(screen.getByRole('button', { name: 'Indirect' }));

    expect(router.state.location.search).toContain('nature=INDIRECT');
    expect(calls.at(-1)?.input).toMatchObject({ nature: 'INDIRECT', groupBy: 'account' });
  });

  it('without an expense says so', async () => {
    show([]);

    expect(await screen.findByText('Nothing was spent in these days')).toBeVisible();
  });

  it('that failed can be tried again', async () => {
    mockProblem(readExpenses, 503, { message: 'The database is away for a moment.' });
    renderScreen([{ path: '/', element: <ExpenseScreen /> }], { role: 'ACCOUNT' });

    expect(await screen.findByText(/database is away/)).toBeVisible();
  });
});
