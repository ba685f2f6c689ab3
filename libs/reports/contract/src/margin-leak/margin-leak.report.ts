import { defineReport, type FigureOf, type GroupingOf } from '../report/define-report';

/** Where a job's margin goes without anybody having decided it. */
export const leakLabel = {
  COST_WITHOUT_SALE: 'Cost without a sale',
  SALE_UNBILLED: 'Sale not billed for over 3 days',
  BUY_ABOVE_QUOTE: 'Cost above the quotation',
  BILL_ON_CLOSED_JOB: 'Bill on a closed job',
} as const;
export type Leak = keyof typeof leakLabel;

/** What mends it: one act, on the page that the row opens. */
export const leakActLabel: Readonly<Record<Leak, string>> = {
  COST_WITHOUT_SALE: 'Say what it is sold for',
  SALE_UNBILLED: 'Bill it',
  BUY_ABOVE_QUOTE: 'Hold the bill against the quotation',
  BILL_ON_CLOSED_JOB: 'Reopen the job, or move the bill',
};

/** What jobs lose, in rupees. Days are those of the jobs. */
export const marginLeakReport = defineReport({
  title: 'Margin leaks',
  groupings: { leak: 'One by one', kind: 'By kind', party: 'By customer', owner: 'By owner' },
  filters: {
    kind: { kind: 'choice', label: 'Leak', labels: leakLabel },
    partyId: { kind: 'id', label: 'Customer', named: 'party' },
  },
  figures: { leakPaise: { label: 'At stake' } },
  empty: { title: 'Nothing leaks', text: 'Costs that nobody is billed for and sales that nobody billed appear here.' },
});

export type MarginLeakGrouping = GroupingOf<typeof marginLeakReport>;
export type MarginLeakFigure = FigureOf<typeof marginLeakReport>;
