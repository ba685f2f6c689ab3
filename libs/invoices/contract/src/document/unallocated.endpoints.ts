import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { purchaseInvoiceAccess, saleInvoiceAccess } from '../access';
import type { Unallocated, UnallocatedQuery } from './unallocated.schema';

export const customerMoney = defineEndpoint<UnallocatedQuery, Unallocated>({
  name: 'payments.of-customer',
  method: 'GET',
  path: '/sale-invoice/unallocated',
  access: saleInvoiceAccess.read,
  summary: 'What a customer paid and no invoice took yet.',
});

export const vendorMoney = defineEndpoint<UnallocatedQuery, Unallocated>({
  name: 'payments.of-vendor',
  method: 'GET',
  path: '/purchase-invoice/unallocated',
  access: purchaseInvoiceAccess.read,
  summary: 'What a vendor was paid and no bill took yet.',
});
