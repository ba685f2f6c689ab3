import { daysOf, defineList } from '@freightdesk/shared-endpoint';

export const lineStates = ['OPEN', 'MATCHED', 'PARKED'] as const;
export type LineState = (typeof lineStates)[number];
export const lineStateLabel: Readonly<Record<LineState, string>> = {
  OPEN: 'To match',
  MATCHED: 'Matched',
  PARKED: 'Set aside',
};

export const statementLineList = defineList({
  fields: {
    date: { kind: 'date', label: 'Date' },
    bankId: { kind: 'id', label: 'Bank' },
    state: { kind: 'choice', label: 'Status', values: lineStates, labels: lineStateLabel },
    amountMinor: { kind: 'whole', label: 'Amount' },
  },
  filters: { bankId: {}, state: {}, ...daysOf('date') },
  sorts: ['date', 'amountMinor'],
  defaultSort: '-date',
  search: ['narration', 'reference'],
  hint: 'Search statement lines',
});
