import { defineList } from '@freightdesk/shared-endpoint';

export const sacList = defineList({
  fields: {
    code: { kind: 'text', label: 'SAC' },
    description: { kind: 'text', label: 'Description' },
    active: { kind: 'flag', label: 'In use' },
  },
  filters: { active: {} },
  sorts: ['code', 'description', 'active'],
  defaultSort: 'code',
  search: ['code', 'description'],
  hint: 'Search SACs',
});
