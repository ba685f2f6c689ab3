import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';

/** The receipts' form with this document chosen. The payments screen owns the address; another column knows only its words. */
export const receiptHref = ({ id, party }: Pick<SaleInvoiceRow, 'id' | 'party'>): string =>
  `/dashboard/payments?${new URLSearchParams({ new: 'receipt', partyId: party.id, invoiceId: id }).toString()}`;

/** Whether something is left to be received. */
export const isReceivable = ({ status }: Pick<SaleInvoiceRow, 'status'>): boolean =>
  status === 'ISSUED' || status === 'PARTLY_PAID';
