import {
  type Leak,
  leakActLabel,
  leakLabel,
  type MarginLeakGrouping,
  marginLeakReport,
  type MarginLeakRow,
  readMarginLeaks,
} from '@freightdesk/reports-contract';
import { useRecordPage } from '@freightdesk/shared-route';
import type { Column } from '@freightdesk/shared-ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportScreen } from '../report/report-screen';
import { TwoLines } from '../report/two-lines';
import { useReport } from '../report/use-report';

const isLeak = (kind: string): kind is Leak => Object.hasOwn(leakLabel, kind);

const leaks: Column<MarginLeakRow> = { id: 'leaks', header: 'Leaks', align: 'end', cell: (row) => row.leaks };
const days: Column<MarginLeakRow> = { id: 'days', header: 'Days', align: 'end', cell: (row) => row.days };
const kind: Column<MarginLeakRow> = {
  id: 'kind',
  header: 'Leak',
  cell: (row, t) => row.kind !== null && isLeak(row.kind) && t(leakLabel[row.kind]),
};

/** What names a row, by what a row stands for. */
const naming: Readonly<Record<MarginLeakGrouping, readonly Column<MarginLeakRow>[]>> = {
  leak: [
    { id: 'name', header: 'Job', cell: ({ job, party }) => <TwoLines beneath={party}>{job}</TwoLines> },
    {
      id: 'kind',
      header: 'Leak',
      cell: (row, t) => (
        <TwoLines beneath={row.what}>{row.kind !== null && isLeak(row.kind) && t(leakLabel[row.kind])}</TwoLines>
      ),
    },
    {
      id: 'act',
      header: 'What to do',
      hideOnPhone: true,
      cell: (row, t) => row.kind !== null && isLeak(row.kind) && t(leakActLabel[row.kind]),
    },
    { id: 'owner', header: 'Owner', hideOnPhone: true, cell: ({ owner }) => owner },
    days,
  ],
  kind: [kind, leaks, days],
  party: [{ id: 'name', header: 'Customer', cell: ({ party }) => party }, leaks, days],
  owner: [{ id: 'name', header: 'Owner', cell: ({ owner }) => owner }, leaks, days],
};

/** Where the margin of jobs goes, each with the rupees at stake and the act that mends it. */
export function Component() {
  const shown = useReport(marginLeakReport, readMarginLeaks);
  const navigate = useNavigate();
  const pageOf = useRecordPage();
  const { address, asked } = shown;
  const onOpen = useCallback(
    (row: MarginLeakRow) => {
      const bill = row.billId && pageOf('purchase invoice', row.billId);
      const job = row.jobId && pageOf('jobcard', row.jobId);
      const page = bill ? bill : job && `${job}&tab=charges`;
      if (page) void navigate(page);
      else if (row.kind && !row.jobId) address.change({ groupBy: 'leak', kind: row.kind });
      else if (row.partyId && !row.jobId) address.change({ groupBy: 'leak', partyId: row.partyId });
    },
    [address, navigate, pageOf],
  );
  return <ReportScreen {...shown} naming={naming[asked.groupBy]} idOf={({ key }) => key} onOpen={onOpen} />;
}
