import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { settlementKindLabel, settlementKinds, settlementStatuses, settlementStatusLabel } from './settlement.kinds';

export const settlementList = defineList({
  fields: {
    number: { kind: 'text', label: 'Number' },
    date: { kind: 'date', label: 'Date' },
    kind: { kind: 'choice', label: 'Kind', values: settlementKinds, labels: settlementKindLabel },
    status: { kind: 'choice', label: 'Status', values: settlementStatuses, labels: settlementStatusLabel },
    amountPaise: { kind: 'whole', label: 'Amount' },
    partyId: { kind: 'id', label: 'One party' },
  },
  filters: { kind: {}, status: {}, partyId: {}, ...daysOf('date') },
  sorts: ['date', 'number', 'amountPaise'],
  defaultSort: '-date,-number',
  search: ['number', 'partyName'],
  hint: 'Search settlements',
});
