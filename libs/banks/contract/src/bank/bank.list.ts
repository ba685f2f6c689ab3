import { defineList } from '@freightdesk/shared-endpoint';
import { accountTypeLabel, accountTypes } from './bank.rules';

export const bankList = defineList({
  fields: {
    name: { kind: 'text', label: 'Bank' },
    accountNumber: { kind: 'text', label: 'Account number' },
    accountType: { kind: 'choice', label: 'Kind', values: accountTypes, labels: accountTypeLabel },
    currency: { kind: 'text' },
    active: { kind: 'flag', label: 'Active' },
    openingDate: { kind: 'date' },
    balancePaise: { kind: 'whole', label: 'Balance' },
  },
  filters: { accountType: {}, currency: {}, active: {} },
  sorts: ['name', 'accountNumber', 'accountType', 'openingDate', 'balancePaise'],
  defaultSort: 'name',
  search: ['name', 'accountNumber', 'ifsc', 'branch'],
  hint: 'Search banks',
});
