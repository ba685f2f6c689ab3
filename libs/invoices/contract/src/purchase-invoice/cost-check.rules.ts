import { type CurrencyCode, percentOf, toPaise } from '@freightdesk/shared-money';

/** A charge as the bill of its cost is held against it. */
export interface AccruedCost {
  currency: CurrencyCode | null;
  /** What it was accrued at, in its currency and at the rate of its day. */
  minor: number | null;
  paise: number | null;
  /** What the quotation or the first plan of the job bought it for; null of what came later. */
  quotedPaise: number | null;
}

interface Bill {
  currency: CurrencyCode;
  /** Rupees for one unit. */
  exchangeRate: string;
}

/** In rupees; null where nothing is known to hold the bill against. */
export interface CostFigures {
  accruedPaise: number | null;
  quotedPaise: number | null;
}

export const noCost: CostFigures = { accruedPaise: null, quotedPaise: null };

/**
 * What a line's cost was expected to be: as accrued, and as quoted. A bill in the charge's own currency is held against both at the
 * bill's rate, so that what a currency moved is no difference of the vendor's.
 */
export function costFigures({ currency, minor, paise, quotedPaise }: AccruedCost, bill: Bill): CostFigures {
  if (minor === null || currency === null) return noCost;
  const accruedPaise = currency === bill.currency ? toPaise(minor, currency, bill.exchangeRate) : paise;
  const isMoved = quotedPaise !== null && accruedPaise !== null && paise !== null && paise > 0;
  return { accruedPaise, quotedPaise: isMoved ? inProportion(quotedPaise, accruedPaise, paise) : quotedPaise };
}

const inProportion = (amount: number, to: number, from: number): number =>
  Number((2n * BigInt(amount) * BigInt(to) + BigInt(from)) / (2n * BigInt(from)));

/** The least that a line was expected to cost; null where nothing was. */
const leastOf = ({ accruedPaise, quotedPaise }: CostFigures): number | null => {
  const known = [accruedPaise, quotedPaise].filter((paise) => paise !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** By how much a line is billed above the least that it was expected to cost, below zero where it is less; null where nothing was expected. */
export function costDifference({ taxablePaise, ...figures }: CostFigures & { taxablePaise: number }): number | null {
  const least = leastOf(figures);
  return least === null ? null : taxablePaise - least;
}

/** Whether a line exceeds what was expected by more than the company allows; a vendor who bills less does no harm. */
export function isAboveTolerance(
  line: CostFigures & { taxablePaise: number },
  tolerancePercent: string | null,
): boolean {
  const difference = costDifference(line);
  if (tolerancePercent === null || difference === null) return false;
  return difference > percentOf(leastOf(line) ?? 0, tolerancePercent);
}
