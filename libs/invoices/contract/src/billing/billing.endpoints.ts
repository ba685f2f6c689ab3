import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { saleInvoiceAccess } from '../access';
import { unbilledCustomerList } from './billing.list';
import type { BillCustomerInput, BilledCustomer, UnbilledCustomer } from './billing.schema';

export const listUnbilledCustomers = defineEndpoint<ListInput, Page<UnbilledCustomer>>({
  name: 'sale-invoices.unbilled-customers',
  method: 'GET',
  path: '/sale-invoice/unbilled-customers',
  access: saleInvoiceAccess.write,
  summary: 'Customers with charges that no document and no draft bills, by what they come to.',
  list: unbilledCustomerList,
});

export const billCustomer = defineEndpoint<BillCustomerInput, BilledCustomer>({
  name: 'sale-invoices.bill-customer',
  method: 'POST',
  path: '/sale-invoice/bill-customer',
  access: saleInvoiceAccess.write,
  summary:
    'Makes drafts of all that a customer was not billed for: one for each currency, and of what was paid on his behalf.',
  status: 201,
  touches: ['sale-invoices'],
});
