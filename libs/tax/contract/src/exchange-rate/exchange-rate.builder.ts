import type { AddExchangeRateInput, ExchangeRate } from './exchange-rate.schema';

/** What a clerk would type for a rate; for specs. */
export const exchangeRateInput = (changes: Partial<AddExchangeRateInput> = {}): AddExchangeRateInput => ({
  currency: 'USD',
  date: '2026-11-20',
  rate: '88.45',
  source: 'Reference rate of the Reserve Bank',
  ...changes,
});

/** A rate as the list shows it; for specs of screens. */
export const exchangeRateRow = (changes: Partial<ExchangeRate> = {}): ExchangeRate => ({
  ...exchangeRateInput(),
  id: '01990000-0000-7000-8000-0000000000f1',
  addedAt: '2026-11-20T06:00:00.000Z',
  ...changes,
});
