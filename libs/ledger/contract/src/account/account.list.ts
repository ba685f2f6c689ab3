import { defineList } from '@freightdesk/shared-endpoint';
import { accountKinds } from './account.rules';

export const accountList = defineList({
  fields: { code: { kind: 'text' }, name: { kind: 'text' }, kind: { kind: 'choice', values: accountKinds } },
  filters: { code: {}, kind: {} },
  sorts: ['code', 'name'],
  defaultSort: 'code',
  search: ['code', 'name'],
});
