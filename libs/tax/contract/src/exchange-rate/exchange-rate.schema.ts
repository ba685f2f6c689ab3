import { businessDate, decimalText, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';

const foreign: readonly CurrencyCode[] = currencyCodes.filter((code) => code !== 'INR');

const particulars = {
  currency: string<CurrencyCode>().label('Currency').oneOf(foreign).required(),
  date: businessDate().label('Date').required(),
  /** Rupees for one unit of the currency. */
  rate: decimalText({ digits: 6 })
    .label('Rate')
    .required()
    .test('above-zero', 'Enter a rate above zero.', (text) => /[1-9]/.test(text)),
  source: string().label('Source').max(120).required(),
};

export const addExchangeRateInput = record(particulars);
export type AddExchangeRateInput = InferType<typeof addExchangeRateInput>;

export const exchangeRateSchema = record({
  id: id().required(),
  ...particulars,
  /** An instant. */
  addedAt: string().required(),
});
export type ExchangeRate = InferType<typeof exchangeRateSchema>;
