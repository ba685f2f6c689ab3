import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { gstOf, readGst, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { daysOfMonth } from '../period/period.rules';
import { payableTotals } from '../report/figures';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';
import { gstColumns, payableFigures } from './gst-columns';
import { type GstLine, periodLines } from './gst-lines';
import { GstMonths } from './gst-months';
import { GstTies } from './gst-ties';

/** Output tax, credit and what is payable, by month and head, each figure tied to the ledger. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { period } = address;
  const query = useQuery({ ...queryOf(readGst, period), placeholderData: keepPreviousData });
  const onOpen = useCallback(
    ({ side, month }: Pick<GstLine, 'side' | 'month'>) => {
      const days = month === null ? period : daysOfMonth(month);
      const documents = side === 'OUTPUT' || side === 'ADVANCES' ? reportPaths.sales : reportPaths.purchase;
      void navigate(documents.href(days));
    },
    [navigate, period],
  );
  const report = query.data;
  const payable = report && { ...report.payable, taxPaise: gstOf(report.payable) };

  return (
    <ReportPage
      title={t('GST amount')}
      address={address}
      query={query}
      take={(format, onBytes) => takeRows(readGst, period, { format, onBytes })}
    >
      <ReportTable
        label={t('GST amount')}
        address={address}
        query={query}
        rows={report && periodLines(report, t)}
        columns={gstColumns}
        totals={payable && payableTotals(payableFigures, payable, payable.taxPaise < 0 ? t('Credit') : t('Payable'))}
        onOpen={onOpen}
        empty={{ title: t('No tax moved in these days') }}
      >
        <Button component={Link} to={reportPaths.gstReturns.href()} size="small">
          {t('GST returns')}
        </Button>
      </ReportTable>
      <Typography variant="caption" color="textSecondary">
        {t('Credit is carried forward. Set-off between tax heads is done in the return.')}
      </Typography>
      {report && <GstMonths report={report} onOpen={onOpen} />}
      {report && <GstTies ties={report.ties} onOpen={onOpen} />}
    </ReportPage>
  );
}
