import { defineReport, type FigureOf, type GroupingOf } from '../report/define-report';

/** Whose documents: what customers owe us, or what we owe vendors. */
export const ageingSideLabel = { RECEIVABLE: 'Customers owe', PAYABLE: 'We owe vendors' } as const;
export type AgeingSide = keyof typeof ageingSideLabel;

/** The last day of each band, counted from the day on which a document is due; what is older stands in the last one. */
export const ageingBands = [
  { figure: 'notDuePaise', to: 0 },
  { figure: 'to30Paise', to: 30 },
  { figure: 'to60Paise', to: 60 },
  { figure: 'to90Paise', to: 90 },
  { figure: 'to180Paise', to: 180 },
  { figure: 'over180Paise', to: null },
] as const;

/**
 * What is owed by how long it is due. What a party has ahead (advances, notes and debits) and what was posted against no document
 * stand in columns of their own, so that a row comes to what the control accounts hold of the party.
 */
export const ageingReport = defineReport({
  title: 'Ageing',
  groupings: { party: 'By party', document: 'By document' },
  filters: {
    side: { kind: 'choice', label: 'Side', labels: ageingSideLabel },
    partyId: { kind: 'id', label: 'Party', named: 'party' },
  },
  figures: {
    totalPaise: { label: 'Total' },
    notDuePaise: { label: 'Not due', isAside: true },
    to30Paise: { label: 'Up to 30 days', isAside: true },
    to60Paise: { label: 'Up to 60 days', isAside: true },
    to90Paise: { label: 'Up to 90 days', isAside: true },
    to180Paise: { label: 'Up to 180 days', isAside: true },
    over180Paise: { label: 'Over 180 days', isAside: true },
    aheadPaise: { label: 'Ahead', isAside: true },
    onAccountPaise: { label: 'On account', isAside: true },
  },
  empty: {
    title: 'Nothing was owed on this day',
    text: 'Issued invoices and posted bills appear here till they are paid.',
  },
});

export type AgeingGrouping = GroupingOf<typeof ageingReport>;
export type AgeingFigure = FigureOf<typeof ageingReport>;
