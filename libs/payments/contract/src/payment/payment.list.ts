import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import {
  paymentDirectionLabel,
  paymentDirections,
  paymentModeLabel,
  paymentModes,
  paymentStatuses,
  paymentStatusLabel,
} from './payment.kinds';

export const paymentList = defineList({
  fields: {
    number: { kind: 'text', label: 'Number' },
    date: { kind: 'date', label: 'Date' },
    direction: { kind: 'choice', label: 'Direction', values: paymentDirections, labels: paymentDirectionLabel },
    status: { kind: 'choice', label: 'Status', values: paymentStatuses, labels: paymentStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: paymentModes, labels: paymentModeLabel },
    isToAssign: { kind: 'flag', label: 'To assign' },
    amountMinor: { kind: 'whole', label: 'Amount' },
    bankId: { kind: 'id', label: 'Bank' },
    partyId: { kind: 'id', label: 'One party' },
  },
  filters: {
    partyId: {},
    bankId: {},
    direction: {},
    status: {},
    isToAssign: {},
    mode: { quiet: true },
    ...daysOf('date'),
  },
  sorts: ['date', 'number', 'amountMinor'],
  defaultSort: '-date,-number',
  search: ['number', 'reference', 'partyName'],
  hint: 'Search payments',
});
