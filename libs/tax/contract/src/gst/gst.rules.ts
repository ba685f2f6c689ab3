import { type CurrencyCode, lineMinor, percentOf, roundToRupee, sum, toPaise } from '@freightdesk/shared-money';
import type { SupplyKind } from '../place-of-supply/place-of-supply.rules';
import { byRate, headsPerLine, noTax, sumOfHeads, type TaxHeads, taxOf } from './tax-heads.rules';

export const taxabilities = ['TAXABLE', 'EXEMPT', 'NIL', 'NON_GST'] as const;
export type Taxability = (typeof taxabilities)[number];

export const taxabilityLabel: Readonly<Record<Taxability, string>> = {
  TAXABLE: 'Taxable',
  EXEMPT: 'Exempt',
  NIL: 'Nil-rated',
  NON_GST: 'Outside GST',
};

export interface PricedTaxLine {
  quantity: string;
  rate: string;
  discountMinor?: number;
  gstRate: string;
  taxability?: Taxability;
}

export interface ComputedLine extends TaxHeads {
  taxableMinor: number;
  taxablePaise: number;
}

export interface ComputedInvoice extends TaxHeads {
  lines: ComputedLine[];
  taxablePaise: number;
  roundOffPaise: number;
  totalPaise: number;
  /** The total in the document's own currency. */
  currencyTotalMinor: number;
  /** What the recipient owes instead of us; null unless the document is under reverse charge. */
  reverseChargeTax: TaxHeads | null;
}

export interface InvoiceTerms {
  lines: readonly PricedTaxLine[];
  supply: SupplyKind;
  currency: CurrencyCode;
  /** Rupees for one unit of the currency; needed for all but INR. */
  exchangeRate?: string | null;
  roundOff?: boolean;
  /** The recipient pays the tax (CGST Act s.9(3), 9(4); IGST Act s.5(3), 5(4)). */
  reverseCharge?: boolean;
  /** An export with IGST paid and refunded; otherwise it goes under a letter of undertaking (IGST Act s.16(3)). */
  exportWithPayment?: boolean;
  /** To a unit or developer in a special economic zone under that letter; otherwise with IGST paid, which the zone is refunded. */
  sezUnderLut?: boolean;
}

/** A line at rate 0 is nil-rated unless it is said to be exempt or outside GST. */
export const taxabilityOf = ({
  taxability = 'TAXABLE',
  gstRate,
}: Pick<PricedTaxLine, 'taxability' | 'gstRate'>): Taxability =>
  taxability === 'TAXABLE' && /^0*(\.0*)?$/.test(gstRate) ? 'NIL' : taxability;

/** Zero-rated without payment of tax: an export unless the tax is paid, a supply to a zone where the letter is said (IGST Act s.16(3)). */
export const isWithoutPayment = ({
  supply,
  exportWithPayment = false,
  sezUnderLut = false,
}: Pick<InvoiceTerms, 'supply' | 'exportWithPayment' | 'sezUnderLut'>): boolean =>
  supply === 'EXPORT' ? !exportWithPayment : supply === 'SEZ' && sezUnderLut;

/** Amounts of another currency become paise line by line at the document's rate (CGST Rules 2017, rule 34(2)). */
function priceLines({ lines, currency, exchangeRate, ...terms }: InvoiceTerms) {
  const isZeroRated = isWithoutPayment(terms);
  return lines.map((line) => {
    const taxableMinor = lineMinor({ ...line, currency });
    return {
      gstRate: line.gstRate,
      taxableMinor,
      taxablePaise: currency === 'INR' ? taxableMinor : toPaise(taxableMinor, currency, exchangeRate ?? '0'),
      isTaxed: !isZeroRated && taxabilityOf(line) === 'TAXABLE',
    };
  });
}

/** Tax in the document's own currency: each rate's from its whole taxable value, as in rupees. */
const taxInCurrency = (lines: readonly { gstRate: string; taxableMinor: number }[]) =>
  sum(
    [...byRate(lines)].map(([rate, indexes]) =>
      percentOf(sum(indexes.map((index) => lines[index]?.taxableMinor ?? 0)), rate),
    ),
  );

/**
 * Every figure of a sale document. The form previews with it while typing; the server computes anew with it and stores that.
 * Throws a RangeError where an amount could not be kept exactly: `amountsFit` tells before.
 */
export function computeInvoice(terms: InvoiceTerms): ComputedInvoice {
  const { supply, currency, reverseCharge = false, roundOff = true } = terms;
  const priced = priceLines(terms);
  const owed = headsPerLine(priced, supply);
  const charged = reverseCharge ? owed.map(() => noTax) : owed;
  const heads = sumOfHeads(charged);
  const taxablePaise = sum(priced.map((line) => line.taxablePaise));
  const beforeRoundOff = taxablePaise + taxOf(heads);
  const roundOffPaise = roundOff && currency === 'INR' ? roundToRupee(beforeRoundOff).roundOffPaise : 0;
  const totalPaise = beforeRoundOff + roundOffPaise;
  const taxedLines = reverseCharge ? [] : priced.filter(({ isTaxed }) => isTaxed);
  return {
    lines: priced.map((line, index) => ({
      taxableMinor: line.taxableMinor,
      taxablePaise: line.taxablePaise,
      ...(charged[index] ?? noTax),
    })),
    taxablePaise,
    ...heads,
    roundOffPaise,
    totalPaise,
    currencyTotalMinor:
      currency === 'INR' ? totalPaise : sum(priced.map((line) => line.taxableMinor)) + taxInCurrency(taxedLines),
    reverseChargeTax: reverseCharge ? sumOfHeads(owed) : null,
  };
}
