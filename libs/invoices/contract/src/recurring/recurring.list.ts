import { defineList } from '@freightdesk/shared-endpoint';
import { recurringPeriodLabel, recurringPeriods } from './recurring.kinds';

export const recurringList = defineList({
  fields: {
    partyName: { kind: 'text', label: 'Customer' },
    period: { kind: 'choice', label: 'How often', values: recurringPeriods, labels: recurringPeriodLabel },
    nextOn: { kind: 'date', label: 'Next on' },
    active: { kind: 'flag', label: 'Active' },
  },
  filters: { active: {}, period: {} },
  sorts: ['nextOn'],
  defaultSort: 'nextOn',
  search: ['partyName'],
  hint: 'Search customers',
});
