import { defineList } from '@freightdesk/shared-endpoint';

export const branchList = defineList({
  fields: { code: { kind: 'text' }, name: { kind: 'text' }, active: { kind: 'flag' } },
  filters: { active: {} },
  sorts: ['code', 'name'],
  defaultSort: 'code',
  search: ['code', 'name', 'gstin'],
});
