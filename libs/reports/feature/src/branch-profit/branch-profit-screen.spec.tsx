import { readBranchProfit, readProfitAndLoss } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as ProfitAndLossScreen } from '../statements/profit-and-loss-screen';
import { Component as BranchProfitScreen } from './branch-profit-screen';

const chennai = '01990000-0000-7000-8000-0000000000b1';
const earned = (incomePaise: number) => ({
  ...{ incomePaise, directCostPaise: 0, grossProfitPaise: incomePaise, indirectExpensePaise: 0 },
  ...{ exchangePaise: 0, roundOffPaise: 0, netProfitPaise: incomePaise },
});
const days = { from: '2026-04-01', to: '2027-03-31' };
const row = (branchId: string | null, branch: string | null, paise: number) => ({
  ...{ key: branchId ?? 'none', branchId, branch, month: null },
  ...earned(paise),
});

function show() {
  mock(readBranchProfit, {
    ...{ ...days, page: 1, pageSize: 100, total: 2, totals: earned(150_00) },
    rows: [row(chennai, 'Chennai', 100_00), row(null, null, 50_00)],
  });
  const asked = mock(readProfitAndLoss, {
    ...{ ...days, rows: [], totals: earned(100_00), before: { ...days, totals: earned(0) }, branch: 'Chennai' },
  });
  const { user } = renderScreen(
    [
      { path: '/dashboard/reports/branchProfit', element: <BranchProfitScreen /> },
      { path: '/dashboard/reports/profitAndLoss', element: <ProfitAndLossScreen /> },
    ],
    { role: 'ACCOUNT', path: '/dashboard/reports/branchProfit' },
  );
  return { asked, user };
}

it('leads from a branch to its own statement, which says whose it is', async () => {
  const { asked, user } = show();

  await user.click(await screen.findByRole('row', { name: /Chennai/ }));

  expect(await screen.findByText('Branch: Chennai')).toBeVisible();
  expect(asked.calls.at(-1)?.input).toMatchObject({ branchId: chennai });
});

it('leads from what is of no branch to the statement of that alone', async () => {
  const { asked, user } = show();

  await user.click(await screen.findByRole('row', { name: /Of no branch/ }));

  expect(await screen.findByRole('button', { name: 'Remove the filter Of no branch' })).toBeVisible();
  expect(asked.calls.at(-1)?.input).toMatchObject({ without: 'branch' });
});
