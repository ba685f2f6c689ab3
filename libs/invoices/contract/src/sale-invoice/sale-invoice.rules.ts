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
  lines: readonly PricedTaxLine[];
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

function lineProblems(line: PricedTaxLine, { kind, currency }: SaleTerms, path: string): (FieldProblem | null)[] {
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

/** Where a document contradicts itself or the law of its date, beyond what each field must be alone. */
export function saleTermsProblems(terms: SaleTerms): FieldProblem[] {
  if (!amountsFit(terms))
    return [problem('lines', 'too_large', 'The document comes to more than can be kept exactly.')];
  return [
    exchangeRateProblem(terms),
    againstProblem(terms),
    placeProblem(terms),
    discountProblem(terms),
    ...terms.lines.flatMap((line, index) => lineProblems(line, terms, `lines.${index}`)),
  ].filter((found) => found !== null);
}
