import { readTds, tdsReport } from '@freightdesk/reports-contract';
import { ReportScreen } from '../report/report-screen';
import { useReport } from '../report/use-report';
import { tdsNaming } from './tds-naming';
import { TdsSummary } from './tds-summary';
import { useOpenTds } from './use-open-tds';

/** Tax deducted at source: what we withheld from vendors, and what customers withheld from us. */
export function Component() {
  const shown = useReport(tdsReport, readTds);
  const { groupBy, side } = shown.asked;
  const onOpen = useOpenTds(groupBy, shown.address);
  return (
    // What we owe and what is owed to us do not add up: without a side the summary tells each.
    <ReportScreen
      {...shown}
      naming={tdsNaming[groupBy]}
      idOf={({ key }) => key}
      onOpen={onOpen}
      hidesTotals={side === undefined}
    >
      {shown.query.data && <TdsSummary ties={shown.query.data.ties} />}
    </ReportScreen>
  );
}
