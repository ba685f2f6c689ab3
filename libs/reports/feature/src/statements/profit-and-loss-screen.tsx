import { queryOf, takeRows } from '@freightdesk/data-access-api';
import { branchFilters, readProfitAndLoss, reportPaths } from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MoneyText } from '@freightdesk/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilterChip } from '../report/filter-chip';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { useReportAddress } from '../report/use-report-address';
import { comparedColumns, type StatementLine } from './statement-columns';
import { profitLines } from './statement-lines';

const branchFilterNames = Object.keys(branchFilters);

/** The branch that the address asks for; of what is of none. */
function branchIn(params: URLSearchParams) {
  const branchId = params.get('branchId');
  return { ...(branchId && { branchId }), ...(params.has('without') && { without: 'branch' as const }) };
}

/** What was earned and spent in a period, beside the same days of the year before. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useReportAddress();
  const { period, params } = address;
  const asked = useMemo(() => ({ ...period, ...branchIn(params) }), [params, period]);
  const query = useQuery({ ...queryOf(readProfitAndLoss, asked), placeholderData: keepPreviousData });
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
      take={(format, onBytes) => takeRows(readProfitAndLoss, asked, { format, onBytes })}
    >
      <ReportTable
        label={t('Profit and loss')}
        address={address}
        query={query}
        rows={report && profitLines(report, t)}
        columns={comparedColumns}
        totals={totals}
        onOpen={onOpen}
        filters={branchFilterNames}
        empty={{ title: t('Nothing was earned or spent in these days') }}
      >
        <FilterChip address={address} name="branchId" label={t('Branch')} value={report?.branch} />
        <FilterChip address={address} name="without" label={t('Of no branch')} />
      </ReportTable>
    </ReportPage>
  );
}
