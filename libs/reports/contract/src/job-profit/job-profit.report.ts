import { defineReport, type FigureOf, type GroupingOf } from '../report/define-report';

const groupingLabel = { job: 'By job', party: 'By customer', mode: 'By mode', month: 'By month' } as const;

/** What jobs earn. Days are those of the jobs; what was posted for one counts whole, whenever it was. */
export const jobProfitReport = defineReport({
  title: 'Job profit',
  groupings: groupingLabel,
  filters: { partyId: { kind: 'id', label: 'Customer', named: 'party' } },
  figures: {
    quotedPaise: { label: 'Quoted margin', isAside: true },
    accruedPaise: { label: 'Accrued margin', isAside: true },
    sellPaise: { label: 'Income', isAside: true },
    buyPaise: { label: 'Cost', isAside: true },
    marginPaise: { label: 'Margin' },
    exchangePaise: { label: 'Exchange difference', isAside: true },
  },
  empty: { title: 'No job is of these days', text: 'Jobs appear here with what they earn, by their date.' },
});

export type JobProfitGrouping = GroupingOf<typeof jobProfitReport>;
export type JobProfitFigure = FigureOf<typeof jobProfitReport>;
