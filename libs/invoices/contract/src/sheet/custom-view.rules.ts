import type { SaleInvoice, SaleInvoiceLine } from '../sale-invoice/sale-invoice.schema';

/** What may stand beside a line's description and its total, in the order of the sheet. */
export const customColumns = ['job', 'sac', 'quantity', 'rate', 'amount', 'tax'] as const;
export type CustomColumn = (typeof customColumns)[number];

const usual: readonly CustomColumn[] = ['quantity', 'rate', 'amount', 'tax'];

/** The columns that an address names, `sac,rate`; the usual ones where it names none at all. */
export function columnsIn(text: string | null): readonly CustomColumn[] {
  if (text === null) return usual;
  const named = text.split(',');
  return customColumns.filter((column) => named.includes(column));
}

/** The longest title that fits on its line. */
export const titleMax = 80;

/**
 * What was paid on the customer's behalf is no supply of ours (CGST Rules, rule 33): the untaxed lines of a reimbursement, and
 * what stands outside GST on any other document. A mark-up makes a line taxable, and so our own charge.
 */
export const isPaidOnBehalf = (kind: SaleInvoice['kind'], { taxability }: Pick<SaleInvoiceLine, 'taxability'>) =>
  taxability === 'NON_GST' || (kind === 'REIMBURSEMENT' && taxability !== 'TAXABLE');

/** What the customer owes for a line. */
export const lineTotalPaise = (
  line: Pick<SaleInvoiceLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>,
): number => line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise;
