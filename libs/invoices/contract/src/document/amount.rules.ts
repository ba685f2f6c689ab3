import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, type CurrencyCode, lineMinor, parseDecimal, toPaise } from '@freightdesk/shared-money';
import type { PricedTaxLine } from '../tax/gst.rules';

interface PricedDocument {
  currency: CurrencyCode;
  exchangeRate?: string | null;
  lines: readonly PricedTaxLine[];
}

/** The largest total of a document in paise: tax and sums stay exact far above it. */
const largestPaise = 1e14;

/** Whether every amount of the document stays small enough to be exact. */
export function amountsFit({ lines, currency, exchangeRate }: PricedDocument): boolean {
  try {
    const paise = lines.map((line) => toPaise(lineMinor({ ...line, currency }), currency, exchangeRate ?? '1'));
    return paise.reduce((total, value) => total + Math.abs(value), 0) <= largestPaise;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

export const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** A rupee document has no exchange rate, any other needs one. */
export function exchangeRateProblem({ currency, exchangeRate }: Omit<PricedDocument, 'lines'>): FieldProblem | null {
  const comparedTo = (other: string) => compare(parseDecimal(exchangeRate ?? other), parseDecimal(other));
  if (currency === 'INR') {
    return comparedTo('1') === 0 ? null : problem('exchangeRate', 'rupees', 'A rupee document has no exchange rate.');
  }
  return comparedTo('0') > 0
    ? null
    : problem('exchangeRate', 'required', 'Enter the rupees for one unit of the currency.');
}
