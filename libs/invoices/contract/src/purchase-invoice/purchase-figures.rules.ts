import type { TdsNature } from '@freightdesk/parties-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { deductTds, type TaxHeads, type TdsFacts, type TdsOutcome } from '@freightdesk/tax-contract';
import { payableOf } from './payable.rules';
import { type PricedPurchase, pricePurchase, type PurchaseTerms, statedTaxProblems } from './price-purchase.rules';
import type { PurchaseSides } from './purchase-place.rules';

interface DatedTerms extends PurchaseTerms {
  /** The day of the books, which the year of TDS is of. */
  date: BusinessDate;
}

/** What of a vendor decides how much is deducted, with his year so far; for the nature that the bill has. */
export type TdsStanding = Omit<TdsFacts, 'date' | 'billPaise'>;

export interface PurchaseFigures extends PricedPurchase {
  /** The tax as its rates come to, whatever is stated. */
  computedTax: TaxHeads;
  /** Where the stated tax can't be that of this bill; the figures are without it then. */
  statedProblems: FieldProblem[];
  /** Null where it is not known what the vendor's year has so far. */
  tds: TdsOutcome | null;
  payable: ReturnType<typeof payableOf>;
}

/** The nature of payment that a bill has: as it says, null for none; the vendor's own where it says nothing. */
export const tdsNatureOf = (said: TdsNature | null | undefined, own: TdsNature | null): TdsNature | null =>
  said === undefined ? own : said;

/** Stated tax is believed where it is within a rupee of what the rates come to; under reverse charge there is none. */
function priceBelieved({ statedTax, ...terms }: PurchaseTerms, sides: PurchaseSides) {
  const computed = pricePurchase(terms, sides);
  const statedProblems = computed.reverseCharge ? [] : statedTaxProblems(statedTax, computed.figures);
  const isBelieved = Boolean(statedTax) && statedProblems.length === 0;
  const priced = isBelieved ? pricePurchase({ ...terms, statedTax: statedTax ?? null }, sides) : computed;
  return { ...priced, computedTax: computed.figures, statedProblems };
}

/** Every figure of a vendor's bill, TDS and what he is to get included. The form shows what this says, the server stores it. */
export function purchaseFigures(
  terms: DatedTerms,
  sides: PurchaseSides,
  standing: TdsStanding,
): PurchaseFigures & { tds: TdsOutcome };
export function purchaseFigures(terms: DatedTerms, sides: PurchaseSides, standing: TdsStanding | null): PurchaseFigures;
export function purchaseFigures(
  terms: DatedTerms,
  sides: PurchaseSides,
  standing: TdsStanding | null,
): PurchaseFigures {
  const priced = priceBelieved(terms, sides);
  const { figures } = priced;
  const tds = standing && deductTds({ ...standing, date: terms.date, billPaise: figures.taxablePaise });
  return { ...priced, tds, payable: payableOf({ ...figures, tdsPaise: tds?.tdsPaise ?? 0 }) };
}
