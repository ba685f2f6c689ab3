import { defineList } from '@freightdesk/shared-endpoint';

/** Who is to be billed: a row for each customer. */
export const unbilledCustomerList = defineList({
  fields: {
    name: { kind: 'text', label: 'Customer' },
    charges: { kind: 'whole', label: 'Unbilled charges' },
    records: { kind: 'whole', label: 'Jobs and dockets' },
    totalPaise: { kind: 'whole', label: 'Amount' },
    since: { kind: 'date', label: 'Oldest' },
  },
  filters: {},
  sorts: ['totalPaise', 'since', 'name'],
  defaultSort: '-totalPaise',
  search: ['name'],
  hint: 'Search customers',
});
