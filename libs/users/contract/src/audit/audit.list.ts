import { daysOf, defineList } from '@freightdesk/shared-endpoint';

export const auditList = defineList({
  fields: {
    at: { kind: 'instant', label: 'When' },
    /** The day of the company's clocks. */
    day: { kind: 'date' },
    userId: { kind: 'id', label: 'Person' },
    record: { kind: 'word', label: 'Kind of record' },
    recordId: { kind: 'word', label: 'One record' },
    action: { kind: 'word' },
  },
  filters: { record: {}, userId: {}, ...daysOf('day'), recordId: {}, action: {} },
  sorts: ['at'],
  defaultSort: '-at',
  search: ['subject', 'userName', 'reason'],
  hint: 'Search record, person or reason',
});
