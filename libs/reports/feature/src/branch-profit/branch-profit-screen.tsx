import {
  type BranchProfitGrouping,
  branchProfitReport,
  type BranchProfitRow,
  readBranchProfit,
  reportPaths,
} from '@freightdesk/reports-contract';
import type { Column } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import { MonthText } from '../report/month-text';
import { ReportScreen } from '../report/report-screen';
import { useReport } from '../report/use-report';

/** What names a row, by what a row stands for. */
const naming: Readonly<Record<BranchProfitGrouping, readonly Column<BranchProfitRow>[]>> = {
  branch: [{ id: 'name', header: 'Branch', cell: ({ branch }, t) => branch ?? t('Of no branch') }],
  month: [{ id: 'name', header: 'Month', cell: ({ month }) => month && <MonthText month={month} /> }],
};

/** What each branch earned and spent; a branch leads to its statement of profit. */
export function Component() {
  const shown = useReport(branchProfitReport, readBranchProfit);
  const navigate = useNavigate();
  const { address } = shown;
  const onOpen = useCallback(
    ({ branchId, month }: BranchProfitRow) => {
      if (month) return address.change({ groupBy: 'branch', ...daysOfMonth(month) });
      const of = branchId === null ? { without: 'branch' } : { branchId };
      void navigate(reportPaths.profitAndLoss.href({ ...address.period, ...of }));
    },
    [address, navigate],
  );
  return <ReportScreen {...shown} naming={naming[shown.asked.groupBy]} idOf={({ key }) => key} onOpen={onOpen} />;
}
