import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { saleInvoiceAccess } from '../access';
import type { SaleInvoicePdfQuery } from './sale-sheet.schema';

export const getSaleInvoicePdf = defineEndpoint<SaleInvoicePdfQuery, Blob>({
  name: 'sale-invoices.pdf',
  method: 'GET',
  path: '/sale-invoice/:id/pdf',
  access: saleInvoiceAccess.read,
  envelope: 'file',
  summary: 'One sale document as it is printed: PDF, A4.',
});
