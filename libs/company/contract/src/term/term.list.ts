import { defineList } from '@freightdesk/shared-endpoint';
import { termUseLabel, termUses } from './term.kinds';

export const termList = defineList({
  fields: {
    title: { kind: 'text', label: 'Title' },
    appliesTo: { kind: 'choices', label: 'Stands on', values: termUses, labels: termUseLabel },
    isDefault: { kind: 'flag', label: 'On every new document' },
    active: { kind: 'flag', label: 'In use' },
  },
  filters: { appliesTo: {}, isDefault: {}, active: {} },
  sorts: ['title', 'isDefault', 'active'],
  defaultSort: 'title',
  search: ['title', 'text'],
  hint: 'Search terms',
});
