import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, type CurrencyCode, largestMinor, lineMinor, parseDecimal, toPaise } from '@freightdesk/shared-money';
import type { PricedTaxLine } from '@freightdesk/tax-contract';

interface PricedDocument {
  currency: CurrencyCode;
  exchangeRate?: string | null;
  lines: readonly PricedTaxLine[];
}

/** What the lines come to before tax may be half of what a document may hold: tax is never more than they are. */
const most = largestMinor / 2;

/** Whether every amount of the document stays small enough to be exact, in its own currency and in rupees. */
export function amountsFit({ lines, currency, exchangeRate }: PricedDocument): boolean {
  try {
    const minors = lines.map((line) => lineMinor({ ...line, currency }));
    const paise = minors.map((minor) => toPaise(minor, currency, exchangeRate ?? '1'));
    return [minors, paise].every((amounts) => amounts.reduce((total, value) => total + Math.abs(value), 0) <= most);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** A rupee document has no exchange rate, any other needs one. */
export function exchangeRateProblem({
  currency,
  exchangeRate,
}: Partial<Pick<PricedDocument, 'currency' | 'exchangeRate'>>): FieldProblem | null {
  if (currency === undefined) return null;
  const comparedTo = (other: string) => compare(parseDecimal(exchangeRate ?? other), parseDecimal(other));
  if (currency === 'INR') {
    return comparedTo('1') === 0 ? null : problem('exchangeRate', 'rupees', 'A rupee document has no exchange rate.');
  }
  return comparedTo('0') > 0
    ? null
    : problem('exchangeRate', 'required', 'Enter the rupees for one unit of the currency.');
}
