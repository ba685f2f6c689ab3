import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { purchaseInvoiceAccess } from '../access';
import type { PurchasePdfQuery } from './purchase-sheet.schema';

export const getPurchasePdf = defineEndpoint<PurchasePdfQuery, Blob>({
  name: 'purchase-invoices.pdf',
  method: 'GET',
  path: '/purchase-invoice/:id/pdf',
  access: purchaseInvoiceAccess.read,
  envelope: 'file',
  summary:
    'A bill on paper: PDF, A4. The invoice to ourselves where one is due, a debit note to its vendor; with `paymentId` the payment voucher.',
});
