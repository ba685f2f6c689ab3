import { type AgeingRow, readAgeing, readBalanceSheet, readProfitAndLoss } from '@freightdesk/reports-contract';
import { mock, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { Component as AgeingScreen } from '../ageing/ageing-screen';
import { Component as BalanceSheetScreen } from './balance-sheet-screen';
import { Component as ProfitAndLossScreen } from './profit-and-loss-screen';

const idOf = (end: string) => `01990000-0000-7000-8000-${end.padStart(12, '0')}`;
const account = (code: string, name: string) => ({ accountId: idOf(code), code, name });
const profit = (incomePaise: number) => ({
  ...{ incomePaise, directCostPaise: 600_00, grossProfitPaise: incomePaise - 600_00, indirectExpensePaise: 0 },
  ...{ exchangePaise: 0, roundOffPaise: 0, netProfitPaise: incomePaise - 600_00 },
});

it('tells what is left of the income after each part, beside the year before', async () => {
  mock(readProfitAndLoss, {
    ...{ from: '2026-04-01', to: '2027-03-31', totals: profit(1_000_00) },
    before: { from: '2025-04-01', to: '2026-03-31', totals: profit(800_00) },
    branch: null,
    rows: [
      { ...account('4000', 'Freight income'), section: 'INCOME', amountPaise: 1_000_00, beforePaise: 800_00 },
      { ...account('5000', 'Freight cost'), section: 'DIRECT_COST', amountPaise: 600_00, beforePaise: 600_00 },
    ],
  });
  const { user } = renderScreen(
    [
      { path: '/dashboard/reports/profitAndLoss', element: <ProfitAndLossScreen /> },
      { path: '/dashboard/reports/ledgerDetails', element: <p>The ledger</p> },
    ],
    { role: 'ACCOUNT', path: '/dashboard/reports/profitAndLoss' },
  );

  expect(await screen.findByRole('row', { name: /Gross profit 400\.00 200\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Net profit 400\.00 200\.00/ })).toBeVisible();
  await user.click(screen.getByRole('row', { name: /4000 Freight income/ }));
  expect(await screen.findByText('The ledger')).toBeVisible();
});

it('sets what is owned against what is owed and whose the rest is, at the end of a day', async () => {
  const asked = mock(readBalanceSheet, {
    at: '2026-03-31',
    rows: [
      { ...account('1000', 'Cash'), section: 'ASSETS', amountPaise: 900_00 },
      { accountId: null, code: null, name: 'Profit of this fiscal year', section: 'EQUITY', amountPaise: 900_00 },
    ],
    totals: { assetsPaise: 900_00, liabilitiesPaise: 0, equityPaise: 900_00 },
  });
  renderScreen(<BalanceSheetScreen />, { role: 'ACCOUNT', path: '/dashboard/reports/balanceSheet?at=2026-03-31' });

  expect(await screen.findByRole('row', { name: /^Assets 900\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Liabilities and equity 900\.00/ })).toBeVisible();
  expect(asked.calls.map(({ input }) => input)).toEqual([{ at: '2026-03-31' }]);
});

const owed = {
  ...{ notDuePaise: 0, to30Paise: 100_00, to60Paise: 0, to90Paise: 0, to180Paise: 0, over180Paise: 0 },
  ...{ aheadPaise: 0, onAccountPaise: 0, totalPaise: 100_00 },
};
const debtor = { ...owed, key: idOf('1'), partyId: idOf('1'), party: 'Indian Oil' };
const undated = { date: null, dueDate: null, days: null };
const ageingOf = (...rows: readonly AgeingRow[]) =>
  mock(readAgeing, {
    ...{ at: '2026-11-21', side: 'RECEIVABLE', page: 1, pageSize: 100, total: rows.length, totals: owed },
    rows: [...rows],
  });

it('leads from a party that owes to its documents', async () => {
  const asked = ageingOf({ ...debtor, ...undated, document: null });
  const { user } = renderScreen(<AgeingScreen />, { role: 'ACCOUNT', path: '/dashboard/reports/ageing' });

  await user.click(await screen.findByRole('row', { name: /Indian Oil/ }));

  expect(asked.calls.at(-1)?.input).toMatchObject({ groupBy: 'document', partyId: idOf('1'), side: 'RECEIVABLE' });
});

it('leads from what a document is owed to how that came about, as of today alone', async () => {
  const document = { type: 'SALE', id: idOf('7'), number: 'SI/26-27/000007' };
  ageingOf({ ...debtor, document, date: '2026-10-01', dueDate: '2026-10-31', days: 21 });
  const path = '/dashboard/reports/ageing?groupBy=document';
  const pages = { 'outstanding of sale invoice': (id: string) => `/invoice?id=${id}&outstanding=open` };

  const { unmount } = renderScreen(<AgeingScreen />, { role: 'ACCOUNT', path, pages });
  const link = await screen.findByRole('link', { name: '100.00' });
  expect(link).toHaveAttribute('href', `/invoice?id=${idOf('7')}&outstanding=open`);
  unmount();
  renderScreen(<AgeingScreen />, { role: 'ACCOUNT', path: `${path}&at=2026-11-01`, pages });

  expect(await screen.findByRole('row', { name: /SI\/26-27\/000007/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: '100.00' })).not.toBeInTheDocument();
});
