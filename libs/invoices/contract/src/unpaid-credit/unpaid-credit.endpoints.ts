import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { purchaseInvoiceAccess } from '../access';
import { unpaidCreditList } from './unpaid-credit.list';
import type { CreditMoveInput, UnpaidCredit } from './unpaid-credit.schema';

/** Under the bills' name: whatever pays or corrects one is seen here too. */
const touches = ['purchase-invoices', 'reports', 'gst-returns', 'overview'];

export const listUnpaidCredit = defineEndpoint<ListInput, Page<UnpaidCredit>>({
  name: 'purchase-invoices.unpaid-credit',
  method: 'GET',
  path: '/gst/unpaid-credit/list',
  access: purchaseInvoiceAccess.read,
  summary:
    'Bills whose vendors are not paid within 180 days or nearly so, with the credit that goes back or is taken again.',
  list: unpaidCreditList,
});

export const reverseUnpaidCredit = defineEndpoint<CreditMoveInput, UnpaidCredit>({
  name: 'purchase-invoices.reverse-credit',
  method: 'POST',
  path: '/gst/unpaid-credit/reverse',
  access: purchaseInvoiceAccess.write,
  summary: 'Reverses the credit of what is unpaid of a bill after 180 days, in the books and in GSTR-3B 4(B)(2).',
  touches,
});

export const restoreUnpaidCredit = defineEndpoint<CreditMoveInput, UnpaidCredit>({
  name: 'purchase-invoices.restore-credit',
  method: 'POST',
  path: '/gst/unpaid-credit/restore',
  access: purchaseInvoiceAccess.write,
  summary: 'Takes credit again that was reversed and whose vendor is paid since: GSTR-3B 4(A)(5) and 4(D)(1).',
  touches,
});
