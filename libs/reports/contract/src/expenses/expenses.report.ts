import { defineReport, type FiltersOf, type GroupingOf } from '../report/define-report';

const groupingLabel = {
  account: 'By account',
  month: 'By month',
  job: 'By job',
  party: 'By party',
  document: 'By document',
} as const;
const natureLabel = { DIRECT: 'Direct', INDIRECT: 'Indirect' } as const;
const lackLabel = { job: 'Without a job', party: 'Without a party' } as const;

export const expenseReport = defineReport({
  title: 'Expense report',
  groupings: groupingLabel,
  filters: {
    accountId: { kind: 'id', label: 'Account', named: 'account' },
    jobId: { kind: 'id', label: 'Job', named: 'job' },
    partyId: { kind: 'id', label: 'Party', named: 'party' },
    /** Only what belongs to no job, or no party. */
    without: { kind: 'choice', label: lackLabel.job, labels: lackLabel },
    nature: { kind: 'choice', label: 'Nature', all: 'All', labels: natureLabel },
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
