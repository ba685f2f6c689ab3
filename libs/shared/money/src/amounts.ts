import { currencies } from './currencies.data';
import type { CurrencyCode } from './currency';
import { add, multiply, parseDecimal, shift, toSafeInteger, wholeNumber } from './decimal';

interface PricedLine {
  /** Decimal text. */
  quantity: string;
  /** Price of one in the currency's main unit, decimal text. */
  rate: string;
  discountMinor?: number;
  currency: CurrencyCode;
}

/** What a line comes to before tax, in the currency's smallest unit: quantity x rate, rounded half-up, less the discount. */
export function lineMinor({ quantity, rate, discountMinor = 0, currency }: PricedLine): number {
  const price = multiply(parseDecimal(quantity), parseDecimal(rate));
  return toSafeInteger(
    add(wholeNumber(toSafeInteger(shift(price, currencies[currency].minorDigits))), wholeNumber(-discountMinor)),
  );
}

/** So many percent of an amount, rounded half-up away from zero: `percentOf(6251, '9')` is 563. */
export const percentOf = (minor: number, percent: string): number =>
  toSafeInteger(shift(multiply(wholeNumber(minor), parseDecimal(percent)), -2));

/** An amount of a currency in paise, at `exchangeRate` rupees for one main unit of it. */
export const toPaise = (minor: number, currency: CurrencyCode, exchangeRate: string): number =>
  toSafeInteger(shift(multiply(wholeNumber(minor), parseDecimal(exchangeRate)), 2 - currencies[currency].minorDigits));

/** The nearest whole rupee, half-up away from zero, and the difference that a document shows as its round-off line. */
export function roundToRupee(paise: number): { rounded: number; roundOffPaise: number } {
  const rounded = toSafeInteger(shift(wholeNumber(toSafeInteger(shift(wholeNumber(paise), -2))), 2));
  return { rounded, roundOffPaise: rounded === paise ? 0 : rounded - paise };
}
