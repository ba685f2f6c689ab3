import { defineList } from '@freightdesk/shared-endpoint';
import { unpaidCreditStateLabel, unpaidCreditStates } from './unpaid-credit.kinds';

export const unpaidCreditList = defineList({
  fields: {
    creditUntil: { kind: 'date', label: 'To be paid by' },
    state: { kind: 'choice', label: 'Status', values: unpaidCreditStates, labels: unpaidCreditStateLabel },
    partyId: { kind: 'id', label: 'One vendor' },
    number: { kind: 'text', label: 'Number' },
    supplierNumber: { kind: 'text' },
    partyName: { kind: 'text' },
    partyGstin: { kind: 'text' },
  },
  filters: { state: {}, partyId: {} },
  sorts: ['creditUntil'],
  defaultSort: 'creditUntil',
  search: ['number', 'supplierNumber', 'partyName', 'partyGstin'],
  hint: 'Search bills',
});
