import {
  amountsFit,
  deductTds,
  payableOf,
  type PricedPurchase,
  pricePurchase,
  type PurchaseSides,
  type StatedTax,
  statedTaxFlaws,
  type TaxHeads,
  type TdsOutcome,
  type TdsSoFarAnswer,
} from '@freightdesk/invoices-contract';
import { type BusinessDate, isBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import { amountOfEach, completeLine, rupeesPerUnit, type TypedLine } from '../../document/typed-lines';
import type { TdsChoice } from './use-purchase-form';

/** What stands in the form at a moment: any of it may be missing or half typed. */
export interface TypedPurchase {
  date?: string | undefined;
  currency?: string | undefined;
  exchangeRate?: string | null | undefined;
  reverseCharge?: boolean | undefined;
  roundOffPaise?: number | null | undefined;
  statedTax?: { [Head in keyof TaxHeads]?: number | null | undefined } | null | undefined;
  tdsNature?: TdsChoice | undefined;
  lines?: readonly (TypedLine | undefined)[] | undefined;
}

export interface PurchasePreview extends PricedPurchase {
  currency: CurrencyCode;
  /** What each line of the form comes to before tax; null where it can't be said yet. */
  lineMinors: (number | null)[];
  /** The tax as its rates come to, whatever is stated. */
  computedTax: TaxHeads;
  /** Where the stated tax can't be that of this bill; the figures are without it then. */
  statedFlaws: FieldProblem[];
  /** Null until it is known what the vendor's year has so far. */
  tds: TdsOutcome | null;
  payable: ReturnType<typeof payableOf>;
}

const isWhole = (paise: number | null | undefined): paise is number => Number.isSafeInteger(paise);

/** The heads that hold an amount; one that is blank or half typed is not stated. */
function statedHeads(typed: TypedPurchase['statedTax']): StatedTax {
  const stated: StatedTax = {};
  for (const head of ['cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
    const paise = typed?.[head];
    if (isWhole(paise)) stated[head] = paise;
  }
  return stated;
}

/** What of the bill can be priced, from the lines that are complete so far; null while nothing can be. */
function typedTerms({
  currency,
  reverseCharge = false,
  roundOffPaise,
  lines: typedLines = [],
  ...typed
}: TypedPurchase) {
  if (!isCurrency(currency)) return null;
  const exchangeRate = rupeesPerUnit(currency, typed.exchangeRate);
  const all = typedLines.map(completeLine);
  const lines = all.filter((line) => line !== null);
  if (exchangeRate === null || !amountsFit({ lines, currency, exchangeRate })) return null;
  const rounded = isWhole(roundOffPaise) ? { roundOffPaise } : {};
  return { all, terms: { lines, currency, exchangeRate, reverseCharge, ...rounded } };
}

/** Stated tax is believed where the server would believe it. */
function priceTyped(terms: Parameters<typeof pricePurchase>[0], sides: PurchaseSides, statedTax: StatedTax) {
  const computed = pricePurchase(terms, sides);
  const statedFlaws = computed.reverseCharge ? [] : statedTaxFlaws(statedTax, computed.figures);
  const priced = statedFlaws.length > 0 ? computed : pricePurchase({ ...terms, statedTax }, sides);
  return { ...priced, computedTax: computed.figures, statedFlaws };
}

/** What is deducted from the bill, by what the vendor's year has so far. */
function deducted(
  { tdsNature, date }: { tdsNature?: TdsChoice | undefined; date: BusinessDate },
  billPaise: number,
  soFar: TdsSoFarAnswer,
): TdsOutcome {
  const nature = tdsNature === 'NONE' ? null : (soFar.nature ?? null);
  return deductTds({ ...soFar, nature, date, billPaise });
}

/** The bill as the server would compute it; null while nothing can be said of it. */
export function previewPurchase(
  typed: TypedPurchase,
  sides: PurchaseSides | null,
  soFar: TdsSoFarAnswer | undefined,
): PurchasePreview | null {
  const { date = '', tdsNature } = typed;
  const priceable = typedTerms(typed);
  if (!sides || !priceable || !isBusinessDate(date)) return null;
  const { all, terms } = priceable;
  const priced = priceTyped(terms, sides, statedHeads(typed.statedTax));
  const { figures } = priced;
  const tds = soFar ? deducted({ tdsNature, date }, figures.taxablePaise, soFar) : null;
  return {
    ...priced,
    currency: terms.currency,
    lineMinors: amountOfEach(all, figures.lines),
    tds,
    payable: payableOf({ ...figures, tdsPaise: tds?.tdsPaise ?? 0 }),
  };
}
