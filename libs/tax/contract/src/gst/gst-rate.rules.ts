import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, parseDecimal } from '@freightdesk/shared-money';
import { isInForce } from '../dated-row.rules';
import type { GstRate } from './gst-rate.schema';

const isSameRate = (one: string, other: string) => compare(parseDecimal(one), parseDecimal(other)) === 0;

/** The row by which a rate may be charged on a date, or null. `18` and `18.00` are one rate. */
export const rateInForce = (percent: string, date: BusinessDate, rates: readonly GstRate[]): GstRate | null =>
  rates.find((rate) => isSameRate(rate.percent, percent) && isInForce(rate, date)) ?? null;

/** What a form offers on a date. */
export const ratesInForce = (date: BusinessDate, rates: readonly GstRate[]): string[] =>
  rates
    .filter((rate) => isInForce(rate, date))
    .map(({ percent }) => percent)
    .sort((one, other) => compare(parseDecimal(one), parseDecimal(other)));

/** Lines whose rate may not be charged on a date, each told at its field. */
export const ratesNotInForce = (
  lines: readonly { gstRate: string }[],
  date: BusinessDate,
  rates: readonly GstRate[],
): FieldProblem[] =>
  lines.flatMap(({ gstRate }, index) =>
    rateInForce(gstRate, date, rates) === null
      ? [
          {
            field: `lines.${index}.gstRate`,
            code: 'rate_not_in_force',
            message: 'Not in force on this date.',
          },
        ]
      : [],
  );

/** Why a service accounting code is none, or null: chapter 99 and 2 or 4 digits (scheme of classification, notification 11/2017). */
export const sacProblem = (text: string): string | null =>
  /^99(\d{2}|\d{4})$/.test(text) ? null : 'A SAC is 99 and two or four digits, such as 996521.';
