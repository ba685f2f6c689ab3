import { queryOf } from '@freightdesk/data-access-api';
import {
  type ExpenseGrouping,
  expenseGroupings,
  expenseLacks,
  expenseNatures,
  readExpenses,
} from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChoiceButtons } from '../report/choice-buttons';
import { figureTotals } from '../report/figures';
import { ReportPage } from '../report/report-page';
import { ReportTable } from '../report/report-table';
import { choiceIn, useReportAddress } from '../report/use-report-address';
import { useExpenseColumns } from './expense-columns';
import { ExpenseFilterChips } from './expense-filter-chips';
import { expenseFilters, useOpenExpense } from './use-open-expense';

const groupingLabel: Readonly<Record<ExpenseGrouping, string>> = {
  account: 'By account',
  month: 'By month',
  job: 'By job',
  party: 'By party',
  document: 'By document',
};
const natures = ['ALL', ...expenseNatures] as const;
const natureLabel = { ALL: 'All', DIRECT: 'Direct', INDIRECT: 'Indirect' } as const;

/** What was spent in a period: what jobs cost, and what the house costs. */
export function Component() {
  const { t } = useTranslation();
  const address = useReportAddress();
  const { params, change } = address;
  const groupBy = choiceIn(address, 'groupBy', expenseGroupings) ?? 'account';
  const nature = choiceIn(address, 'nature', expenseNatures);
  const filters = {
    nature: nature ?? undefined,
    without: choiceIn(address, 'without', expenseLacks) ?? undefined,
    accountId: params.get('accountId') ?? undefined,
    partyId: params.get('partyId') ?? undefined,
    jobId: params.get('jobId') ?? undefined,
  };
  const query = useQuery({
    ...queryOf(readExpenses, { ...address.asked, groupBy, ...filters }),
    placeholderData: keepPreviousData,
  });
  const columns = useExpenseColumns(groupBy);
  const onOpen = useOpenExpense(groupBy, address);
  const rows = query.data?.rows.map((row) => ({ ...row, id: row.key }));
  const totals = figureTotals(query.data?.totals, ['directPaise', 'indirectPaise', 'totalPaise'], t('Total'));

  return (
    <ReportPage title={t('Expense report')} address={address} query={query}>
      <ReportTable
        label={t('Expense report')}
        address={address}
        query={query}
        rows={rows}
        paging={query.data}
        columns={columns}
        totals={totals}
        onOpen={onOpen}
        filters={expenseFilters}
        empty={{ title: t('Nothing was spent in these days'), text: t('Costs appear here as bills are posted.') }}
      >
        <ExpenseFilterChips address={address} first={rows?.[0]} />
        <ChoiceButtons
          label={t('Nature')}
          labels={natureLabel}
          choices={natures}
          value={nature ?? 'ALL'}
          onChange={(choice) => change({ nature: choice === 'ALL' ? null : choice })}
        />
        <ChoiceButtons
          label={t('Rows')}
          labels={groupingLabel}
          choices={expenseGroupings}
          value={groupBy}
          onChange={(choice) => change({ groupBy: choice })}
        />
      </ReportTable>
    </ReportPage>
  );
}
