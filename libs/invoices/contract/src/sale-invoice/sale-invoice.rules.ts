import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { compare, type CurrencyCode, lineMinor, parseDecimal, toPaise } from '@freightdesk/shared-money';
import { rateInForce } from '../tax/gst-rate.rules';
import { type PricedTaxLine, taxabilityOf } from '../tax/gst.rules';
import type { AddableKind } from './sale-invoice.kinds';

interface SaleTerms {
  kind: AddableKind;
  date: string;
  currency: CurrencyCode;
  exchangeRate?: string | null;
  againstInvoiceId?: string | null;
  placeOfSupply?: string | null;
  placeOfSupplyReason?: string | null;
  lines: readonly PricedTaxLine[];
}

/** The largest total of a document in paise: tax and sums stay exact far above it. */
const largestPaise = 1e14;

/** Whether every amount of the document stays small enough to be exact. */
export function amountsFit({ lines, currency, exchangeRate }: Pick<SaleTerms, 'lines' | 'currency' | 'exchangeRate'>) {
  try {
    const paise = lines.map((line) => toPaise(lineMinor({ ...line, currency }), currency, exchangeRate ?? '1'));
    return paise.reduce((total, value) => total + Math.abs(value), 0) <= largestPaise;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

function exchangeRateProblem({ currency, exchangeRate }: SaleTerms): FieldProblem | null {
  const comparedTo = (other: string) => compare(parseDecimal(exchangeRate ?? other), parseDecimal(other));
  if (currency === 'INR') {
    return comparedTo('1') === 0 ? null : problem('exchangeRate', 'rupees', 'A rupee document has no exchange rate.');
  }
  return comparedTo('0') > 0
    ? null
    : problem('exchangeRate', 'required', 'Enter the rupees for one unit of the currency.');
}

function againstProblem({ kind, againstInvoiceId }: SaleTerms): FieldProblem | null {
  const isDebitNote = kind === 'DEBIT_NOTE';
  if (isDebitNote === Boolean(againstInvoiceId)) return null;
  return isDebitNote
    ? problem('againstInvoiceId', 'required', 'Choose the invoice that the debit note is against.')
    : problem('againstInvoiceId', 'not_a_debit_note', 'Only a debit note is against an invoice.');
}

const placeProblem = ({ placeOfSupply, placeOfSupplyReason }: SaleTerms): FieldProblem | null =>
  placeOfSupply && !placeOfSupplyReason
    ? problem('placeOfSupplyReason', 'required', 'Say why the place of supply is another than the derived one.')
    : null;

function lineProblems(line: PricedTaxLine, { kind, date, currency }: SaleTerms, path: string): (FieldProblem | null)[] {
  const beforeDiscount = lineMinor({ ...line, discountMinor: 0, currency });
  return [
    rateInForce(line.gstRate, date) === null
      ? problem(`${path}.gstRate`, 'rate_not_in_force', 'This rate is not in force on the date of the document.')
      : null,
    // A bill of supply is for exempt supplies: it may not collect tax (CGST Act s.31(3)(c)).
    kind === 'BILL_OF_SUPPLY' && taxabilityOf(line) === 'TAXABLE'
      ? problem(`${path}.gstRate`, 'taxed_bill_of_supply', 'A bill of supply carries no tax; make a tax invoice.')
      : null,
    (line.discountMinor ?? 0) > beforeDiscount
      ? problem(`${path}.discountMinor`, 'above_amount', 'The discount is more than the line comes to.')
      : null,
  ];
}

/** Where a document contradicts itself or the law of its date, beyond what each field must be alone. */
export function saleInvoiceFlaws(terms: SaleTerms): FieldProblem[] {
  if (!amountsFit(terms))
    return [problem('lines', 'too_large', 'The document comes to more than can be kept exactly.')];
  return [
    exchangeRateProblem(terms),
    againstProblem(terms),
    placeProblem(terms),
    ...terms.lines.flatMap((line, index) => lineProblems(line, terms, `lines.${index}`)),
  ].filter((found) => found !== null);
}
