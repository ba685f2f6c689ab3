import type { GstReport } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DataTable, wholeList } from '@freightdesk/shared-ui';
import { ReportHeading } from '../report/report-heading';
import { monthColumns } from './gst-columns';
import { type GstLine, monthLines } from './gst-lines';

/** The same tax month by month. */
export function GstMonths({ report, onOpen }: { report: GstReport; onOpen: (line: GstLine) => void }) {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('By month')}
      list={wholeList({ rows: monthLines(report, t) })}
      columns={monthColumns}
      onOpen={onOpen}
      toolbar={<ReportHeading>{t('By month')}</ReportHeading>}
      empty={{ title: t('No tax moved in these days') }}
    />
  );
}
