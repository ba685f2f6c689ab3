import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { chargeHeadAccess } from '../charge-head/charge-head.access';
import type { RatesOnDay, RatesOnDayInput } from './charge.schema';

/** Whoever prices something sees what it comes to in rupees; who keeps the rates is another question. */
export const ratesOnDay = defineEndpoint<RatesOnDayInput, RatesOnDay>({
  name: 'exchange-rates.of-day',
  method: 'GET',
  path: '/exchange-rate/of-day',
  access: chargeHeadAccess.read,
  summary: 'The last rate of each currency up to a day.',
});
