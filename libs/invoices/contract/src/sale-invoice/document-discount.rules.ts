import type { FieldProblem } from '@freightdesk/shared-endpoint';
import {
  allocate,
  compare,
  type CurrencyCode,
  lineMinor,
  parseDecimal,
  percentOf,
  sum,
} from '@freightdesk/shared-money';
import type { PricedTaxLine } from '@freightdesk/tax-contract';
import { problem } from '../document/amount.rules';

/** What is taken off a whole document before tax, beside what its lines are discounted by (CGST Act s.15(3)(a)): so many percent, or an amount. */
export interface DocumentDiscount {
  discountPercent?: string | null | undefined;
  /** In the document's currency. */
  discountMinor?: number | null | undefined;
}

interface Discounted extends DocumentDiscount {
  currency: CurrencyCode;
  lines: readonly PricedTaxLine[];
}

const worthOf = ({ lines, currency }: Pick<Discounted, 'lines' | 'currency'>): number[] =>
  lines.map((line) => Math.max(0, lineMinor({ ...line, currency })));

/** What the discount comes to: percent of what the lines are worth, half-up, or the amount as it was typed. */
function discountOf({ discountPercent, discountMinor }: DocumentDiscount, worth: readonly number[]): number {
  if (discountPercent) return percentOf(sum(worth), discountPercent);
  return discountMinor ?? 0;
}

/**
 * What of the discount each line bears, by what it is worth after its own: shares add up to the discount, and none is more than its line. What
 * parting leaves over goes to the largest remainders. More than the lines are worth is shared as far as they go.
 */
export function discountShares(document: Discounted): number[] {
  const worth = worthOf(document);
  return allocate(Math.min(discountOf(document, worth), sum(worth)), worth);
}

/** Where the discount of a document contradicts itself or, once they are known, its lines. */
export function discountProblem(document: Partial<Discounted>): FieldProblem | null {
  const { discountPercent, discountMinor, lines, currency } = document;
  if (discountPercent && discountMinor) {
    return problem('discountMinor', 'percent_or_amount', 'The discount is so many percent or an amount, not both.');
  }
  if (discountPercent && compare(parseDecimal(discountPercent), parseDecimal('100')) > 0) {
    return problem('discountPercent', 'above_amount', 'The discount is more than the document comes to.');
  }
  return lines && currency && (discountMinor ?? 0) > sum(worthOf({ lines, currency }))
    ? problem('discountMinor', 'above_amount', 'The discount is more than the document comes to.')
    : null;
}
