import { defineList } from '@freightdesk/shared-endpoint';

export const gstRateList = defineList({
  fields: {
    percent: { kind: 'decimal', label: 'GST rate' },
    from: { kind: 'date', label: 'From' },
    until: { kind: 'date', label: 'Until' },
  },
  filters: {},
  sorts: ['from', 'percent'],
  defaultSort: 'from,percent',
  search: ['source'],
});
