import { defineList } from '@freightdesk/shared-endpoint';
import { accountKindLabel, accountKinds } from './account.rules';

export const accountList = defineList({
  fields: {
    code: { kind: 'text', label: 'Code' },
    name: { kind: 'text', label: 'Name' },
    kind: { kind: 'choice', label: 'Kind', values: accountKinds, labels: accountKindLabel },
    active: { kind: 'flag', label: 'Active' },
    isOwn: { kind: 'flag', label: 'Our own' },
    balancePaise: { kind: 'whole', label: 'Balance' },
  },
  filters: { code: { quiet: true }, kind: {}, active: {}, isOwn: {} },
  sorts: ['code', 'name', 'balancePaise'],
  defaultSort: 'code',
  search: ['code', 'name'],
  hint: 'Search accounts',
});
