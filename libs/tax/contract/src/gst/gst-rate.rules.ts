import type { BusinessDate } from '@freightdesk/shared-calendar';
import { compare, parseDecimal } from '@freightdesk/shared-money';
import { type GstRate, gstRates } from './gst-rates.data';

const isSameRate = (one: string, other: string) => compare(parseDecimal(one), parseDecimal(other)) === 0;

/** The row by which a rate may be charged on a date, or null. `18` and `18.00` are one rate. */
export const rateInForce = (
  percent: string,
  date: BusinessDate,
  rates: readonly GstRate[] = gstRates,
): GstRate | null =>
  rates.find(
    (rate) =>
      isSameRate(rate.percent, percent) && rate.from <= date && (rate.until === undefined || date <= rate.until),
  ) ?? null;

/** What a form offers on a date. */
export const ratesInForce = (date: BusinessDate, rates: readonly GstRate[] = gstRates): string[] =>
  rates.filter(({ percent }) => rateInForce(percent, date, rates)).map(({ percent }) => percent);

/** Why a service accounting code is none, or null: chapter 99 and 2 or 4 digits (scheme of classification, notification 11/2017). */
export const sacProblem = (text: string): string | null =>
  /^99(\d{2}|\d{4})$/.test(text) ? null : 'A SAC is 99 and two or four digits, such as 996521.';
