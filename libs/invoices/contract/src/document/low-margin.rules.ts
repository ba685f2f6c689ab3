import { compare, parseDecimal } from '@freightdesk/shared-money';
import { marginOf } from '@freightdesk/tax-contract';
import type { LowMargin } from './billable-charge.schema';

/** What the charges of a job or a docket cost and are sold for, in rupees; null while a currency has no rate. */
export interface Earned {
  buyPaise: number | null;
  sellPaise: number | null;
}

/** The margin of a job or a docket where it is below what the company asks for; null where it is not, or cannot be told. */
export function lowMarginOf({ buyPaise, sellPaise }: Earned, floorPercent: string | null): LowMargin | null {
  if (floorPercent === null || buyPaise === null) return null;
  const { marginPercent } = marginOf(buyPaise, sellPaise);
  if (marginPercent === null) return null;
  const isLow = compare(parseDecimal(marginPercent), parseDecimal(floorPercent)) < 0;
  return isLow ? { marginPercent, floorPercent } : null;
}
