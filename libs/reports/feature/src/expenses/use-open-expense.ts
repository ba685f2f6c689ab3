import { type ExpenseGrouping, expenseReport, type ExpenseRow, reportPaths } from '@freightdesk/reports-contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import type { ReportAddress } from '../report/use-report-address';
import { useVoucherPage } from '../report/use-voucher-page';

type Narrowing = Readonly<Record<string, string | null>>;

/** What narrows the report to the documents behind a row. */
function narrowedTo(groupBy: ExpenseGrouping, { accountId, month, jobId, partyId }: ExpenseRow): Narrowing {
  switch (groupBy) {
    case 'account':
      return { accountId };
    case 'month':
      return month === null ? {} : { ...daysOfMonth(month) };
    case 'job':
      return jobId ? { jobId } : { without: 'job' };
    case 'party':
      return partyId ? { partyId } : { without: 'party' };
    case 'document':
      return {};
  }
}

/** An account opens its ledger; a month, job or party its documents; a document its page. */
export function useOpenExpense(groupBy: ExpenseGrouping, { period, params, change }: ReportAddress) {
  const navigate = useNavigate();
  const pageOf = useVoucherPage();
  // A ledger knows only its days, so an account of a narrowed report opens its documents here.
  const isNarrowed = Object.keys(expenseReport.filters).some((name) => params.has(name));
  return useCallback(
    (row: ExpenseRow) => {
      const { accountId, voucher } = row;
      const ledger =
        groupBy === 'account' && accountId && !isNarrowed && reportPaths.ledgerDetails.href({ ...period, accountId });
      const document = voucher && pageOf(voucher.type, voucher.id);
      const page = groupBy === 'document' ? document : ledger;
      if (page) void navigate(page);
      else if (groupBy !== 'document') change({ groupBy: 'document', ...narrowedTo(groupBy, row) });
    },
    [change, groupBy, isNarrowed, navigate, pageOf, period],
  );
}
