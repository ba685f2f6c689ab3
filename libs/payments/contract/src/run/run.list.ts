import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { runStatuses, runStatusLabel } from './run.kinds';

export const runList = defineList({
  fields: {
    title: { kind: 'text', label: 'Payment run' },
    payOn: { kind: 'date', label: 'To be paid on' },
    status: { kind: 'choice', label: 'Status', values: runStatuses, labels: runStatusLabel },
    totalPaise: { kind: 'whole', label: 'Amount' },
    bankId: { kind: 'id', label: 'Bank' },
  },
  filters: { status: {}, bankId: {}, ...daysOf('payOn') },
  sorts: ['payOn', 'title', 'totalPaise'],
  defaultSort: '-payOn,-title',
  search: ['title'],
  hint: 'Search payment runs',
});
