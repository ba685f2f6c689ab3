import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { purchaseInvoiceAccess } from '../access';

export const getPurchasePdf = defineEndpoint<IdInput, Blob>({
  name: 'purchase-invoices.pdf',
  method: 'GET',
  path: '/purchase-invoice/:id/pdf',
  access: purchaseInvoiceAccess.read,
  envelope: 'file',
  summary: 'A bill on paper: PDF, A4. The invoice to ourselves where one is due, a debit note to its vendor.',
});

export const getPaymentVoucher = defineEndpoint<IdInput, Blob>({
  name: 'purchase-invoices.paymentVoucher',
  method: 'GET',
  path: '/purchase-invoice/payment-voucher/:id/pdf',
  access: purchaseInvoiceAccess.read,
  envelope: 'file',
  summary:
    'The payment voucher of a payment, by the id of that: PDF, A4. One paper with all bills of a vendor without a registration that it settled under reverse charge; 404 where it settled none.',
});
