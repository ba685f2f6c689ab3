import {
  type JobProfitGrouping,
  jobProfitReport,
  type JobProfitRow,
  readJobProfit,
} from '@freightdesk/reports-contract';
import { useRecordPage } from '@freightdesk/shared-route';
import type { Column } from '@freightdesk/shared-ui';
import { jobModeLabel } from '@freightdesk/tax-contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import { MonthText } from '../report/month-text';
import { ReportScreen } from '../report/report-screen';
import { TwoLines } from '../report/two-lines';
import { useReport } from '../report/use-report';

const jobs: Column<JobProfitRow> = { id: 'jobs', header: 'Jobs', align: 'end', cell: (row) => row.jobs };

/** What names a row, by what a row stands for. */
const naming: Readonly<Record<JobProfitGrouping, readonly Column<JobProfitRow>[]>> = {
  job: [{ id: 'name', header: 'Job', cell: ({ job, party }) => <TwoLines beneath={party}>{job}</TwoLines> }],
  party: [{ id: 'name', header: 'Customer', cell: ({ party }) => party }, jobs],
  mode: [{ id: 'name', header: 'Mode', cell: ({ mode }, t) => mode && t(jobModeLabel[mode]) }, jobs],
  month: [{ id: 'name', header: 'Month', cell: ({ month }) => month && <MonthText month={month} /> }, jobs],
};

/** What jobs earn in a period: quoted, accrued and posted. */
export function Component() {
  const shown = useReport(jobProfitReport, readJobProfit);
  const navigate = useNavigate();
  const pageOf = useRecordPage();
  const { address, asked } = shown;
  const onOpen = useCallback(
    ({ jobId, partyId, month }: JobProfitRow) => {
      const page = jobId && pageOf('jobcard', jobId);
      if (page) void navigate(page);
      else if (partyId && !jobId) address.change({ groupBy: 'job', partyId });
      else if (month && !jobId) address.change({ groupBy: 'job', ...daysOfMonth(month) });
    },
    [address, navigate, pageOf],
  );
  return <ReportScreen {...shown} naming={naming[asked.groupBy]} idOf={({ key }) => key} onOpen={onOpen} />;
}
