import { defineReport, type FiltersOf, type GroupingOf } from '../report/define-report';

export const expenseReport = defineReport({
  title: 'Expense report',
  groupings: {
    account: 'By account',
    month: 'By month',
    job: 'By job',
    party: 'By party',
    document: 'By document',
  },
  filters: {
    accountId: { kind: 'id', label: 'Account', named: 'account' },
    jobId: { kind: 'id', label: 'Job', named: 'job' },
    partyId: { kind: 'id', label: 'Party', named: 'party' },
    /** Only what belongs to no job, or no party. */
    without: { kind: 'choice', label: 'Without', labels: { job: 'Without a job', party: 'Without a party' } },
    nature: { kind: 'choice', label: 'Nature', all: 'All', labels: { DIRECT: 'Direct', INDIRECT: 'Indirect' } },
  },
  figures: {
    directPaise: { label: 'Direct', isAside: true },
    indirectPaise: { label: 'Indirect', isAside: true },
    totalPaise: { label: 'Total' },
  },
  empty: { title: 'Nothing was spent in these days', text: 'Costs appear here as bills are posted.' },
});

export type ExpenseGrouping = GroupingOf<typeof expenseReport>;
export type ExpenseFilters = FiltersOf<typeof expenseReport>;
