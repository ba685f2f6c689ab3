import { daysOf, defineList } from '@freightdesk/shared-endpoint';

export const countList = defineList({
  fields: {
    date: { kind: 'date', label: 'Date' },
    bankId: { kind: 'id', label: 'Bank' },
    countedPaise: { kind: 'whole', label: 'Counted' },
  },
  filters: { bankId: {}, ...daysOf('date') },
  sorts: ['date', 'countedPaise'],
  defaultSort: '-date',
  search: ['reason'],
  hint: 'Search cash counts',
});
