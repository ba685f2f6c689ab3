import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { exchangeRateAccess } from './exchange-rate.access';
import { exchangeRateList } from './exchange-rate.list';
import type { AddExchangeRateInput, ExchangeRate } from './exchange-rate.schema';

export const listExchangeRates = defineEndpoint<ListInput, Page<ExchangeRate>>({
  name: 'exchange-rates.list',
  method: 'GET',
  path: '/exchange-rate/list',
  access: exchangeRateAccess.read,
  summary: 'Rupees for one unit of each currency, by day.',
  list: exchangeRateList,
});

export const addExchangeRate = defineEndpoint<AddExchangeRateInput, ExchangeRate>({
  name: 'exchange-rates.add',
  method: 'POST',
  path: '/exchange-rate/add',
  access: exchangeRateAccess.write,
  summary: 'Adds the rate of a day; it stands before an earlier one of the same day.',
  status: 201,
  touches: ['exchange-rates'],
});
