import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type CurrencyCode, lineMinor } from '@freightdesk/shared-money';
import { type PricedTaxLine, taxabilityOf } from '@freightdesk/tax-contract';
import { amountsFit, exchangeRateProblem, problem } from '../document/amount.rules';
import { type DocumentDiscount, discountProblem } from './document-discount.rules';
import type { AddableKind } from './sale-invoice.kinds';

interface SaleTerms extends DocumentDiscount {
  kind: AddableKind;
  date: string;
  currency: CurrencyCode;
  exchangeRate?: string | null;
  againstInvoiceId?: string | null;
  placeOfSupply?: string | null;
  placeOfSupplyReason?: string | null;
  /** Null stands for one that is not right in itself. */
  lines: readonly (PricedTaxLine | null)[];
}

function againstProblem({ kind, againstInvoiceId }: Partial<SaleTerms>): FieldProblem | null {
  if (kind === undefined) return null;
  const isDebitNote = kind === 'DEBIT_NOTE';
  if (isDebitNote === Boolean(againstInvoiceId)) return null;
  return isDebitNote
    ? problem('againstInvoiceId', 'required', 'Choose the invoice that the debit note is against.')
    : problem('againstInvoiceId', 'not_a_debit_note', 'Only a debit note is against an invoice.');
}

const placeProblem = ({ placeOfSupply, placeOfSupplyReason }: Partial<SaleTerms>): FieldProblem | null =>
  placeOfSupply && !placeOfSupplyReason
    ? problem('placeOfSupplyReason', 'required', 'Say why the place of supply is another than the derived one.')
    : null;

type LineTerms = Pick<SaleTerms, 'currency'> & Pick<Partial<SaleTerms>, 'kind'>;

function lineProblems(line: PricedTaxLine, { kind, currency }: LineTerms, path: string): (FieldProblem | null)[] {
  const beforeDiscount = lineMinor({ ...line, discountMinor: 0, currency });
  return [
    // A bill of supply is for exempt supplies: it may not collect tax (CGST Act s.31(3)(c)).
    kind === 'BILL_OF_SUPPLY' && taxabilityOf(line) === 'TAXABLE'
      ? problem(`${path}.gstRate`, 'taxed_bill_of_supply', 'A bill of supply carries no tax; make a tax invoice.')
      : null,
    (line.discountMinor ?? 0) > beforeDiscount
      ? problem(`${path}.discountMinor`, 'above_amount', 'The discount is more than the line comes to.')
      : null,
  ];
}

/**
 * Each line that is right is held against its own, whatever another one is; the discount of the document against all of them, once they are
 * known. Too large a sum has no discount that could be held against it.
 */
function amountProblems({ lines, ...terms }: Partial<SaleTerms>): (FieldProblem | null)[] {
  const { currency } = terms;
  if (!lines || !currency) return [discountProblem(terms)];
  const known = lines.filter((line) => line !== null);
  const priced = { ...terms, currency };
  if (!amountsFit({ ...priced, lines: known })) {
    return [problem('lines', 'too_large', 'The document comes to more than can be kept exactly.')];
  }
  return [
    discountProblem(known.length === lines.length ? { ...priced, lines: known } : terms),
    ...lines.flatMap((line, index) => (line ? lineProblems(line, priced, `lines.${index}`) : [])),
  ];
}

/** Where a document, as far as it is known, contradicts itself or the law of its date, beyond what each field must be alone. */
export const saleTermsProblems = (terms: Partial<SaleTerms>): FieldProblem[] =>
  [exchangeRateProblem(terms), againstProblem(terms), placeProblem(terms), ...amountProblems(terms)].filter(
    (found) => found !== null,
  );
