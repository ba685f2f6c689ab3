import { defineList } from '@freightdesk/shared-endpoint';

export const journalTemplateList = defineList({
  fields: {
    name: { kind: 'text', label: 'Name' },
    everyMonth: { kind: 'flag', label: 'Every month' },
    active: { kind: 'flag', label: 'In use' },
  },
  filters: { everyMonth: {}, active: {} },
  sorts: ['name'],
  defaultSort: 'name',
  search: ['name'],
  hint: 'Search templates',
});
