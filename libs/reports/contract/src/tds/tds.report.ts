import { defineReport, type GroupingOf } from '../report/define-report';

/** Payable is what we withheld from vendors; receivable is what customers withheld from us. */
export const tdsSideLabel = { PAYABLE: 'Payable', RECEIVABLE: 'Receivable' } as const;
export type TdsSide = keyof typeof tdsSideLabel;

const groupingLabel = {
  document: 'By document',
  party: 'By party',
  section: 'By section',
  quarter: 'By quarter',
} as const;

export const tdsReport = defineReport({
  title: 'TDS report',
  groupings: groupingLabel,
  filters: {
    partyId: { kind: 'id', label: 'Party', named: 'party' },
    section: { kind: 'text', label: 'Section' },
    side: { kind: 'choice', label: 'Side', all: 'All', labels: tdsSideLabel },
  },
  figures: { basePaise: { label: 'Amount' }, tdsPaise: { label: 'TDS' } },
  empty: {
    title: 'No tax was deducted in these days',
    text: 'What customers withhold comes from receipts, what we withhold from vendor bills.',
  },
});

export type TdsGrouping = GroupingOf<typeof tdsReport>;
