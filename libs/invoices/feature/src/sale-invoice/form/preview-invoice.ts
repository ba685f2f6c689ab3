import {
  amountsFit,
  type PricedInvoice,
  priceInvoice,
  type SaleSides,
  type TaxedLine,
} from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';
import { amountOfEach, completeLine, isDecimal, rupeesPerUnit, type TypedLine } from '../../document/typed-lines';

/** What stands in the form at a moment: any of it may be missing or half typed. */
export interface TypedInvoice {
  date?: string | undefined;
  currency?: string | undefined;
  exchangeRate?: string | null | undefined;
  placeOfSupply?: string | null | undefined;
  placeOfSupplyReason?: string | null | undefined;
  reverseCharge?: boolean | undefined;
  exportWithPayment?: boolean | undefined;
  sezUnderLut?: boolean | undefined;
  roundOff?: boolean | undefined;
  discountPercent?: string | null | undefined;
  discountMinor?: number | null | undefined;
  lines?: readonly (TypedLine | undefined)[] | undefined;
}

export type InvoicePreview = PricedInvoice & {
  currency: CurrencyCode;
  /** What each line of the form comes to before tax; null where it can't be said yet. */
  lineMinors: (number | null)[];
  /** The priced lines with their rates, as the tax is made of them. */
  taxedLines: TaxedLine[];
};

/** As far as it is typed: half a figure takes nothing off. */
const typedDiscount = ({ discountPercent, discountMinor }: TypedInvoice) => ({
  discountPercent: isDecimal(discountPercent) ? discountPercent : null,
  discountMinor: discountMinor && Number.isSafeInteger(discountMinor) ? Math.max(0, discountMinor) : null,
});

/** The document as the server would compute it, from the lines that are complete so far; null while nothing can be said. */
export function previewInvoice(typed: TypedInvoice, sides: SaleSides | null): InvoicePreview | null {
  const { date = '', currency, lines: typedLines = [] } = typed;
  if (!sides || !isBusinessDate(date) || !isCurrency(currency)) return null;
  const exchangeRate = rupeesPerUnit(currency, typed.exchangeRate);
  const all = typedLines.map(completeLine);
  const lines = all.filter((line) => line !== null);
  const terms = { ...typed, ...typedDiscount(typed), date, currency, exchangeRate, lines };
  if (exchangeRate === null || !amountsFit(terms)) return null;

  const priced = priceInvoice(terms, sides);
  const taxedLines = priced.figures.lines.map((line, index) => ({ ...line, gstRate: lines[index]?.gstRate ?? '0' }));
  return { ...priced, currency, lineMinors: amountOfEach(all, priced.figures.lines), taxedLines };
}
