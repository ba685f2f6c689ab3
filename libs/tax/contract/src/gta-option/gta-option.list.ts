import { defineList } from '@freightdesk/shared-endpoint';
import { gtaOptionLabel, gtaOptions } from './gta-option.kinds';

export const gtaOptionList = defineList({
  fields: {
    from: { kind: 'date', label: 'From' },
    option: { kind: 'choice', label: 'GST on road freight', values: gtaOptions, labels: gtaOptionLabel },
    addedAt: { kind: 'instant', label: 'Added' },
  },
  filters: { option: {} },
  sorts: ['from', 'option', 'addedAt'],
  // Of one day the one that was added last counts.
  defaultSort: '-from,-addedAt',
  search: ['source'],
});
