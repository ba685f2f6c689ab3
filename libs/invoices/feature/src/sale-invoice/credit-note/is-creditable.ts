import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';

/** Whether a credit note can be made against a document: it stands in the books, and something of it is left. */
export const isCreditable = ({
  kind,
  status,
  notedMinor,
  currencyTotalMinor,
}: Pick<SaleInvoiceRow, 'kind' | 'status' | 'notedMinor' | 'currencyTotalMinor'>): boolean =>
  kind !== 'CREDIT_NOTE' &&
  kind !== 'PROFORMA' &&
  kind !== 'OPENING' &&
  status !== 'DRAFT' &&
  status !== 'CANCELLED' &&
  notedMinor < currencyTotalMinor;

/** Whether a debit note can be made against it: to bill what it left out. */
export const isDebitable = ({ kind, status }: Pick<SaleInvoiceRow, 'kind' | 'status'>): boolean =>
  kind !== 'CREDIT_NOTE' &&
  kind !== 'DEBIT_NOTE' &&
  kind !== 'PROFORMA' &&
  kind !== 'OPENING' &&
  status !== 'DRAFT' &&
  status !== 'CANCELLED';
