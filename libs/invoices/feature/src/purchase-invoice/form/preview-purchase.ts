import {
  amountsFit,
  type PurchaseFigures,
  purchaseFigures,
  type PurchaseSides,
  type StatedTax,
  type TaxedLine,
  tdsNatureOf,
  type TdsStanding,
} from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import type { TaxHeads } from '@freightdesk/tax-contract';
import { amountOfEach, completeLine, pricedOfEach, rupeesPerUnit, type TypedLine } from '../../document/typed-lines';
import { saidNature, type TdsChoice } from './use-purchase-form';

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

export interface PurchasePreview extends PurchaseFigures {
  currency: CurrencyCode;
  /** What each line of the form comes to before tax; null where it can't be said yet. */
  lineMinors: (number | null)[];
  /** The priced lines with their rates, as the tax is made of them. */
  taxedLines: TaxedLine[];
  /** The same in rupees. */
  linePaises: (number | null)[];
  exchangeRate: string;
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

/** The bill as the server would compute it; null while nothing can be said of it. */
export function previewPurchase(
  typed: TypedPurchase,
  sides: PurchaseSides | null,
  standing: TdsStanding | null,
): PurchasePreview | null {
  const { date = '', tdsNature = 'OWN' } = typed;
  const priceable = typedTerms(typed);
  if (!sides || !priceable || !isBusinessDate(date)) return null;
  const { all, terms } = priceable;
  const nature = tdsNatureOf(saidNature(tdsNature), standing?.nature ?? null);
  const figures = purchaseFigures(
    { ...terms, date, statedTax: statedHeads(typed.statedTax) },
    sides,
    standing && { ...standing, nature },
  );
  const { lines } = figures.figures;
  return {
    ...figures,
    ...{ currency: terms.currency, exchangeRate: terms.exchangeRate },
    lineMinors: amountOfEach(all, lines),
    taxedLines: lines.map((line, index) => ({ ...line, gstRate: terms.lines[index]?.gstRate ?? '0' })),
    linePaises: pricedOfEach(all, lines).map((line) => line?.taxablePaise ?? null),
  };
}
