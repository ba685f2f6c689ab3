import { defineList } from '@freightdesk/shared-endpoint';

export const gstRateList = defineList({
  fields: {
    percent: { kind: 'text', label: 'GST rate' },
    from: { kind: 'date', label: 'From' },
    until: { kind: 'date', label: 'Until' },
  },
  filters: {},
  sorts: ['from', 'percent'],
  defaultSort: 'from,percent',
  search: ['source'],
});
