import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { saleInvoiceAccess } from '../access';
import type { PrintedAlong } from './printed-along.schema';
import type { SaleInvoicePdfQuery, SaleInvoicesPdfQuery } from './sale-sheet.schema';

export const getSaleInvoicePdf = defineEndpoint<SaleInvoicePdfQuery, Blob>({
  name: 'sale-invoices.pdf',
  method: 'GET',
  path: '/sale-invoice/:id/pdf',
  access: saleInvoiceAccess.read,
  envelope: 'file',
  summary:
    'One sale document as it is printed: PDF, A4; on wish in a ZIP with the bills that were paid on behalf of the customer.',
});

export const getSaleInvoicesPdf = defineEndpoint<SaleInvoicesPdfQuery, Blob>({
  name: 'sale-invoices.pdfs',
  method: 'GET',
  path: '/sale-invoice/pdf',
  access: saleInvoiceAccess.read,
  envelope: 'file',
  work: 'long',
  summary: 'Up to 100 sale documents as they are printed: one PDF, or a ZIP with a PDF for each.',
});

export const getPrintedAlong = defineEndpoint<IdInput, PrintedAlong>({
  name: 'sale-invoices.printedAlong',
  method: 'GET',
  path: '/sale-invoice/printed-along',
  access: saleInvoiceAccess.read,
  summary: 'What is printed beside a sale document: its freight, where to pay, the letter of undertaking.',
});
