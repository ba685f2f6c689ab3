import type { TermUse } from '@freightdesk/company-contract';

/** What a person may add. A credit note is made of an invoice, by its own call. */
export const addableKinds = [
  'TAX_INVOICE',
  'BILL_OF_SUPPLY',
  'EXPORT',
  'REIMBURSEMENT',
  'DEBIT_NOTE',
  'PROFORMA',
] as const;
export type AddableKind = (typeof addableKinds)[number];

/** What a form begins with; a debit note is begun from its invoice. */
export const offeredKinds = [
  'TAX_INVOICE',
  'BILL_OF_SUPPLY',
  'EXPORT',
  'REIMBURSEMENT',
  'PROFORMA',
] as const satisfies readonly AddableKind[];
export const isOffered = (kind: string): boolean => offeredKinds.some((offered) => offered === kind);
export const isAddable = (kind: string): kind is AddableKind => addableKinds.some((addable) => addable === kind);

/** What bears a number of ours. */
export const issuedKinds = [...addableKinds, 'CREDIT_NOTE'] as const;
export type IssuedKind = (typeof issuedKinds)[number];

/** One of the books of before is brought in from a file. */
export const saleInvoiceKinds = [...issuedKinds, 'OPENING'] as const;
export type SaleInvoiceKind = (typeof saleInvoiceKinds)[number];

export const saleInvoiceStatuses = ['DRAFT', 'ISSUED', 'PARTLY_PAID', 'PAID', 'CANCELLED'] as const;
export type SaleInvoiceStatus = (typeof saleInvoiceStatuses)[number];

/** How a clerk names them. */
export const saleInvoiceKindLabel: Readonly<Record<SaleInvoiceKind, string>> = {
  TAX_INVOICE: 'Tax invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  EXPORT: 'Export invoice',
  REIMBURSEMENT: 'Reimbursement',
  DEBIT_NOTE: 'Debit note',
  PROFORMA: 'Proforma invoice',
  CREDIT_NOTE: 'Credit note',
  OPENING: 'Brought forward',
};

export const saleInvoiceStatusLabel: Readonly<Record<SaleInvoiceStatus, string>> = {
  DRAFT: 'Draft',
  ISSUED: 'Issued',
  PARTLY_PAID: 'Partly paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};

/** Which terms a document of this kind may bear; all but the ordinary invoice are custom ones. */
export const termUseOf = (kind: SaleInvoiceKind): TermUse =>
  kind === 'TAX_INVOICE' ? 'SALE_INVOICE' : 'CUSTOM_INVOICE';
