import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { CurrencyCode } from '@freightdesk/shared-money';

/** What a form asks to learn the rate of a day: the last one up to it, and of one day the one that was added last. */
export const rateOfDay = (currency: CurrencyCode, date: BusinessDate) => ({
  currency,
  dateTo: date,
  sort: '-date,-addedAt',
  pageSize: 1,
});
