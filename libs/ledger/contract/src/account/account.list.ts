import { defineList } from '@freightdesk/shared-endpoint';
import { accountKinds } from './account.rules';

export const accountList = defineList({
  fields: {
    code: { kind: 'text' },
    name: { kind: 'text' },
    kind: { kind: 'choice', values: accountKinds },
    active: { kind: 'flag', label: 'Active' },
  },
  filters: { code: {}, kind: {}, active: {} },
  sorts: ['code', 'name'],
  defaultSort: 'code',
  search: ['code', 'name'],
});
