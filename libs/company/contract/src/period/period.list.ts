import { daysOf, defineList } from '@freightdesk/shared-endpoint';

export const periodList = defineList({
  fields: { month: { kind: 'date' } },
  filters: daysOf('month'),
  sorts: ['month'],
  defaultSort: '-month',
  search: ['month', 'lockedByName'],
});
