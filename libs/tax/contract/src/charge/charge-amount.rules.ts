import {
  compare,
  currencies,
  type CurrencyCode,
  formatDecimal,
  isCurrency,
  largestMinor,
  lineMinor,
  multiply,
  parseDecimal,
  shift,
  toPaise,
  wholeNumber,
} from '@freightdesk/shared-money';
import type { ChargeBasis } from '../charge-head/charge-head.kinds';

/** What a line of charges says of its price; half typed in a form, or whole. Figures are decimal text. */
export interface PricedCharge {
  basis?: ChargeBasis | null | undefined;
  /** How many of what the basis counts; of a percentage the amount that it is a part of. */
  quantity?: string | null | undefined;
  /** The least that the line comes to, in the currency that it is sold in, or bought where it is not sold. */
  minimum?: string | null | undefined;
  buyRate?: string | null | undefined;
  buyCurrency?: string | null | undefined;
  sellRate?: string | null | undefined;
  sellCurrency?: string | null | undefined;
}

export type ChargeSide = 'buy' | 'sell';

export interface Amount {
  currency: CurrencyCode;
  amountMinor: number;
}

/** Rupees for one unit of each currency on a day; rupees themselves need none. */
export type DatedRates = Readonly<Record<string, string | undefined>>;

export const datedRates = (rates: readonly { currency: string; rate: string }[]): DatedRates =>
  Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));

const decimal = /^\d{1,12}(\.\d{1,6})?$/;
const readable = (text: string | null | undefined): string | null => (text && decimal.test(text) ? text : null);

const rateOf = (charge: PricedCharge, side: ChargeSide) => readable(side === 'buy' ? charge.buyRate : charge.sellRate);

/** Rupees where nothing else is said. */
export function currencyOf(charge: PricedCharge, side: ChargeSide): CurrencyCode {
  const code = side === 'buy' ? charge.buyCurrency : charge.sellCurrency;
  return isCurrency(code) ? code : 'INR';
}

/** A tariff's minimum is an amount, so it binds only what is priced in its currency. */
function leastOf(charge: PricedCharge, currency: CurrencyCode): number {
  const minimum = readable(charge.minimum);
  const bound = currencyOf(charge, rateOf(charge, 'sell') === null ? 'buy' : 'sell');
  return minimum === null || bound !== currency ? 0 : lineMinor({ quantity: '1', rate: minimum, currency });
}

const most = wholeNumber(largestMinor);

/** What a side of a line comes to: quantity x rate, rounded half-up, and at least the minimum; null without a rate, or too large. */
export function chargeAmount(charge: PricedCharge, side: ChargeSide): Amount | null {
  const [quantity, given] = [readable(charge.quantity), rateOf(charge, side)];
  if (quantity === null || given === null) return null;
  const currency = currencyOf(charge, side);
  const rate = charge.basis === 'PERCENT' ? formatDecimal(shift(parseDecimal(given), -2)) : given;
  const exact = shift(multiply(parseDecimal(quantity), parseDecimal(rate)), 3);
  if (compare(exact, most) > 0) return null;
  return { currency, amountMinor: Math.max(lineMinor({ quantity, rate, currency }), leastOf(charge, currency)) };
}

const rateTo = (currency: CurrencyCode, rates: DatedRates) => (currency === 'INR' ? '1' : rates[currency]);

export const isUnrated = ({ currency }: Amount, rates: DatedRates): boolean => rateTo(currency, rates) === undefined;

/** An amount in paise at the rates of a day; null where its currency has none, or too large to be kept. */
export function inPaise({ currency, amountMinor }: Amount, rates: DatedRates): number | null {
  const rate = rateTo(currency, rates);
  if (rate === undefined) return null;
  const exact = shift(multiply(wholeNumber(amountMinor), parseDecimal(rate)), 2 - currencies[currency].minorDigits);
  return compare(exact, most) > 0 ? null : toPaise(amountMinor, currency, rate);
}
