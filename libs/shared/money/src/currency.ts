import { currencies } from './currencies.data';

export type CurrencyCode = keyof typeof currencies;

export const isCurrency = (text: unknown): text is CurrencyCode =>
  typeof text === 'string' && Object.hasOwn(currencies, text);

export const currencyCodes: readonly CurrencyCode[] = Object.keys(currencies).filter(isCurrency);

/** The currency of the books (Companies Act 2013 s.129, schedule III). */
export const baseCurrency = 'INR' satisfies CurrencyCode;
