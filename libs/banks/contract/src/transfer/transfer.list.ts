import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { transferStatuses, transferStatusLabel } from './transfer.kinds';

export const transferList = defineList({
  fields: {
    number: { kind: 'text', label: 'Number' },
    date: { kind: 'date', label: 'Date' },
    status: { kind: 'choice', label: 'Status', values: transferStatuses, labels: transferStatusLabel },
    fromBankId: { kind: 'id', label: 'From bank' },
    toBankId: { kind: 'id', label: 'To bank' },
    amountMinor: { kind: 'whole', label: 'Amount' },
  },
  filters: { fromBankId: {}, toBankId: {}, status: {}, ...daysOf('date') },
  sorts: ['date', 'number', 'amountMinor'],
  defaultSort: '-date,-number',
  search: ['number', 'reference'],
  hint: 'Search transfers',
});
