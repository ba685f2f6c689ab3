import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { readBalanceSheet, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';
import { type StatementLine, statementColumns } from './statement-columns';
import { balanceLines } from './statement-lines';

/** What is owned and owed at the end of a day. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const asked = { at: address.at };
  const query = useQuery({ ...queryOf(readBalanceSheet, asked), placeholderData: keepPreviousData });
  const { at } = address;
  const onOpen = useCallback(
    ({ accountId }: StatementLine) => {
      if (accountId !== null) void navigate(reportPaths.ledgerDetails.href({ to: at, accountId }));
    },
    [at, navigate],
  );
  const report = query.data;
  const totals = report && {
    name: t('Liabilities and equity'),
    amountPaise: <MoneyText paise={report.totals.liabilitiesPaise + report.totals.equityPaise} />,
  };
  return (
    <ReportPage
      title={t('Balance sheet')}
      address={address}
      isOfDay
      query={query}
      take={(format, onBytes) => takeRows(readBalanceSheet, asked, { format, onBytes })}
    >
      <ReportTable
        label={t('Balance sheet')}
        address={address}
        isOfDay
        query={query}
        rows={report && balanceLines(report, t)}
        columns={statementColumns}
        totals={totals}
        onOpen={onOpen}
        empty={{ title: t('Nothing was posted up to this day') }}
      />
    </ReportPage>
  );
}
