import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { readProfitAndLoss, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';
import { comparedColumns, type StatementLine } from './statement-columns';
import { profitLines } from './statement-lines';

/** What was earned and spent in a period, beside the same days of the year before. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { period } = address;
  const query = useQuery({ ...queryOf(readProfitAndLoss, period), placeholderData: keepPreviousData });
  const onOpen = useCallback(
    ({ accountId }: StatementLine) => {
      if (accountId !== null) void navigate(reportPaths.ledgerDetails.href({ ...period, accountId }));
    },
    [navigate, period],
  );
  const report = query.data;
  const totals = report && {
    name: t('Net profit'),
    amountPaise: <MoneyText paise={report.totals.netProfitPaise} />,
    beforePaise: <MoneyText paise={report.before.totals.netProfitPaise} />,
  };
  return (
    <ReportPage
      title={t('Profit and loss')}
      address={address}
      query={query}
      take={(format, onBytes) => takeRows(readProfitAndLoss, period, { format, onBytes })}
    >
      <ReportTable
        label={t('Profit and loss')}
        address={address}
        query={query}
        rows={report && profitLines(report, t)}
        columns={comparedColumns}
        totals={totals}
        onOpen={onOpen}
        empty={{ title: t('Nothing was earned or spent in these days') }}
      />
    </ReportPage>
  );
}
