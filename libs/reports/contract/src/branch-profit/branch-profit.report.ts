import { defineReport, type FigureOf, type GroupingOf } from '../report/define-report';

const groupingLabel = { branch: 'By branch', month: 'By month' } as const;

/** What is narrowed to a branch, or to what is of none. */
export const branchFilters = {
  branchId: { kind: 'id', label: 'Branch', named: 'branch' },
  without: { kind: 'choice', label: 'Of no branch', labels: { branch: 'Of no branch' } },
} as const;

/** What each branch earned: the parts of the statement of profit, which they add up to. */
export const branchProfitReport = defineReport({
  title: 'Profit by branch',
  groupings: groupingLabel,
  filters: branchFilters,
  figures: {
    incomePaise: { label: 'Income', isAside: true },
    directCostPaise: { label: 'Direct cost', isAside: true },
    grossProfitPaise: { label: 'Gross profit', isAside: true },
    indirectExpensePaise: { label: 'Indirect expenses', isAside: true },
    exchangePaise: { label: 'Exchange gain or loss', isAside: true },
    roundOffPaise: { label: 'Round-off', isAside: true },
    netProfitPaise: { label: 'Net profit' },
  },
  empty: { title: 'Nothing was earned or spent in these days' },
});

export type BranchProfitGrouping = GroupingOf<typeof branchProfitReport>;
export type BranchProfitFigure = FigureOf<typeof branchProfitReport>;
