import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { currencyCodes } from '@freightdesk/shared-money';

export const exchangeRateList = defineList({
  fields: {
    currency: { kind: 'choice', label: 'Currency', values: currencyCodes },
    date: { kind: 'date', label: 'Date' },
    addedAt: { kind: 'instant', label: 'Added' },
  },
  filters: { currency: {}, ...daysOf('date') },
  sorts: ['date', 'currency', 'addedAt'],
  // Of one day the one that was added last counts.
  defaultSort: '-date,currency,-addedAt',
  search: ['source'],
  hint: 'Search exchange rates',
});
