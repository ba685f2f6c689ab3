import {
  type Leak,
  leakActLabel,
  leakLabel,
  type MarginLeakGrouping,
  marginLeakReport,
  type MarginLeakRow,
  readMarginLeaks,
  reportPaths,
} from '@freightdesk/reports-contract';
import { type Translate, useTranslation } from '@freightdesk/shared-i18n';
import { type RecordPageOf, useRecordPage } from '@freightdesk/shared-route';
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
  cell: leakText,
};

/** What leaks; of one sale, how long it has waited. */
function leakText({ kind: leak, days: waited, jobId }: MarginLeakRow, t: Translate): string | null {
  if (leak === null || !isLeak(leak)) return null;
  return leak === 'SALE_UNBILLED' && jobId
    ? t('Sale not billed for {{count}} days', { count: waited })
    : t(leakLabel[leak]);
}

/** Where a leak is mended; of a job that is the desk's alone, accounts bill its customer: the invoice is begun with the job. */
function pageOfLeak({ kind: leak, billId, jobId, partyId }: MarginLeakRow, pageOf: RecordPageOf): string | null {
  const bill = billId && pageOf('purchase invoice', billId);
  if (bill) return bill;
  const job = jobId && pageOf('jobcard', jobId);
  if (job) return `${job}&tab=charges`;
  return leak === 'SALE_UNBILLED' && partyId && jobId
    ? pageOf('invoice of charges', partyId, { recordId: jobId })
    : null;
}

/** The one act that mends it; of a job whose page is the desk's, whom to ask. */
function LeakAct({ row }: { row: MarginLeakRow }) {
  const { t } = useTranslation();
  const pageOf = useRecordPage();
  if (row.kind === null || !isLeak(row.kind)) return null;
  const act = t(leakActLabel[row.kind]);
  return pageOfLeak(row, pageOf) ? act : t('Ask {{owner}}: {{act}}', { owner: row.owner ?? '', act });
}

/** What names a row, by what a row stands for. */
const naming: Readonly<Record<MarginLeakGrouping, readonly Column<MarginLeakRow>[]>> = {
  leak: [
    { id: 'name', header: 'Job', cell: ({ job, party }) => <TwoLines beneath={party}>{job}</TwoLines> },
    {
      id: 'kind',
      header: 'Leak',
      cell: (row, t) => <TwoLines beneath={row.what}>{leakText(row, t)}</TwoLines>,
    },
    {
      id: 'act',
      header: 'What to do',
      hideOnPhone: true,
      cell: (row) => <LeakAct row={row} />,
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
      const page = pageOfLeak(row, pageOf);
      if (page) void navigate(page);
      else if (row.kind && !row.jobId) address.change({ groupBy: 'leak', kind: row.kind });
      else if (row.partyId && !row.jobId) address.change({ groupBy: 'leak', partyId: row.partyId });
      // What a job loses is seen beside its profit where its own page is the desk's.
      else if (row.partyId) void navigate(`${reportPaths.jobProfit.href()}?partyId=${row.partyId}`);
    },
    [address, navigate, pageOf],
  );
  return <ReportScreen {...shown} naming={naming[asked.groupBy]} idOf={({ key }) => key} onOpen={onOpen} />;
}
