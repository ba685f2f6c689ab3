import {
  amountsFit,
  type InvoiceTerms,
  type PricedInvoice,
  priceInvoice,
  type SaleSides,
} from '@freightdesk/invoices-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { type CurrencyCode, isCurrency } from '@freightdesk/shared-money';

/** What stands in the form at a moment: any of it may be missing or half typed. */
export interface TypedInvoice {
  date?: string | undefined;
  currency?: string | undefined;
  exchangeRate?: string | null | undefined;
  placeOfSupply?: string | null | undefined;
  placeOfSupplyReason?: string | null | undefined;
  reverseCharge?: boolean | undefined;
  exportWithPayment?: boolean | undefined;
  roundOff?: boolean | undefined;
  lines?: readonly (TypedLine | undefined)[] | undefined;
}
interface TypedLine {
  sac?: string | undefined;
  quantity?: string | undefined;
  rate?: string | undefined;
  discountMinor?: number | null | undefined;
  gstRate?: string | undefined;
  taxability?: InvoiceTerms['lines'][number]['taxability'];
}

const isDecimal = (text: string | null | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '');

/** The line as far as it can be priced; null while it can't. */
function pricedLine(line: TypedLine | undefined) {
  const { sac = '', quantity, rate, gstRate, discountMinor, taxability } = line ?? {};
  if (!isDecimal(quantity) || !isDecimal(rate) || !isDecimal(gstRate)) return null;
  const discount = discountMinor && Number.isSafeInteger(discountMinor) ? { discountMinor } : {};
  return { sac, quantity, rate, gstRate, ...discount, ...(taxability && { taxability }) };
}

/** Rupees need no rate; another currency has no worth before its rate is typed. */
const rateOf = (currency: CurrencyCode, exchangeRate: string | null | undefined): string | null => {
  if (currency === 'INR') return '1';
  return isDecimal(exchangeRate) ? exchangeRate : null;
};

export type InvoicePreview = PricedInvoice & {
  currency: CurrencyCode;
  /** What each line of the form comes to before tax; null where it can't be said yet. */
  lineMinors: (number | null)[];
};

/** The document as the server would compute it, from the lines that are complete so far; null while nothing can be said. */
export function previewInvoice(typed: TypedInvoice, sides: SaleSides | null): InvoicePreview | null {
  const { date = '', currency, lines: typedLines = [] } = typed;
  if (!sides || !isBusinessDate(date) || !isCurrency(currency)) return null;
  const exchangeRate = rateOf(currency, typed.exchangeRate);
  const all = typedLines.map(pricedLine);
  const lines = all.filter((line) => line !== null);
  const terms = { ...typed, date, currency, exchangeRate, lines };
  if (exchangeRate === null || !amountsFit(terms)) return null;

  const priced = priceInvoice(terms, sides);
  const amounts = priced.figures.lines.map(({ taxableMinor }) => taxableMinor).values();
  return { ...priced, currency, lineMinors: all.map((line) => (line ? (amounts.next().value ?? null) : null)) };
}
