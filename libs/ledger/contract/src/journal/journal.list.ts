import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { journalStatuses, journalStatusLabel } from './journal.kinds';

export const journalList = defineList({
  fields: {
    number: { kind: 'text', label: 'Number' },
    date: { kind: 'date', label: 'Date' },
    status: { kind: 'choice', label: 'Status', values: journalStatuses, labels: journalStatusLabel },
    totalPaise: { kind: 'whole', label: 'Amount' },
  },
  filters: { status: {}, ...daysOf('date') },
  sorts: ['date', 'number', 'totalPaise'],
  defaultSort: '-date,-number',
  search: ['number', 'narration'],
  hint: 'Search journals',
});
