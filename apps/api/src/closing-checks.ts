import { companyPaths } from '@freightdesk/company-contract';
import { countLocked } from '@freightdesk/company-server';
import { purchasePaths, salePaths } from '@freightdesk/invoices-contract';
import { billDraftsUpTo, saleDraftsUpTo } from '@freightdesk/invoices-server';
import { type ClosingCheck, differenceUpTo } from '@freightdesk/ledger-server';
import { reconciliationPaths } from '@freightdesk/reconciliation-contract';
import { unmatchedUpTo } from '@freightdesk/reconciliation-server';
import { reportPaths } from '@freightdesk/reports-contract';
import { addDays, type FiscalYear } from '@freightdesk/shared-calendar';

const monthsOf = ({ to }: FiscalYear) => companyPaths.periods.href(to.slice(0, 7));
const draftsUpTo = (list: string, { to }: FiscalYear) => `${list}?status=DRAFT&dateTo=${to}`;
const lastMonth = ({ to }: FiscalYear) => ({ from: `${to.slice(0, 7)}-01`, to });

/** What stands in the way of closing a year, each told by the column that knows of it. */
export const closingChecks: readonly ClosingCheck[] = [
  {
    name: 'march',
    blocks: true,
    href: monthsOf,
    // A softer lock lets an administrator close the year.
    count: (db, year) => countLocked(db, { ...lastMonth(year), kinds: ['HARD'] }),
  },
  {
    name: 'trialBalance',
    blocks: true,
    href: ({ to }) => reportPaths.trialBalance.href({ at: to }),
    count: async (db, { to }) => ((await differenceUpTo(db, to)) === 0 ? 0 : 1),
  },
  {
    name: 'months',
    href: monthsOf,
    count: async (db, year) => 11 - (await countLocked(db, { from: year.from, to: addDays(lastMonth(year).from, -1) })),
  },
  {
    name: 'saleDrafts',
    href: (year) => draftsUpTo(salePaths.list.href(), year),
    count: (db, { to }) => saleDraftsUpTo(db, to),
  },
  {
    name: 'billDrafts',
    href: (year) => draftsUpTo(purchasePaths.list.href(), year),
    count: (db, { to }) => billDraftsUpTo(db, to),
  },
  {
    name: 'statementLines',
    href: () => reconciliationPaths.reconcile.href(),
    count: (db, { to }) => unmatchedUpTo(db, to),
  },
];
