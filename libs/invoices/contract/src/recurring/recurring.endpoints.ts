import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { saleInvoiceAccess } from '../access';
import { recurringList } from './recurring.list';
import type { AddRecurringInput, RecurringInvoice, UpdateRecurringInput } from './recurring.schema';

const touches = ['recurring-invoices'];

export const listRecurring = defineEndpoint<ListInput, Page<RecurringInvoice>>({
  name: 'recurring-invoices.list',
  method: 'GET',
  path: '/recurring-invoice/list',
  access: saleInvoiceAccess.read,
  summary: 'Invoices that are made again each month, quarter or year, by their next day.',
  list: recurringList,
});

export const addRecurring = defineEndpoint<AddRecurringInput, RecurringInvoice>({
  name: 'recurring-invoices.add',
  method: 'POST',
  path: '/recurring-invoice/add',
  access: saleInvoiceAccess.write,
  summary: 'Has an invoice made again: storage, retainers.',
  status: 201,
  touches,
});

export const updateRecurring = defineEndpoint<UpdateRecurringInput, RecurringInvoice>({
  name: 'recurring-invoices.update',
  method: 'POST',
  path: '/recurring-invoice/update',
  access: saleInvoiceAccess.write,
  summary: 'Changes when an invoice is made again, or lets it rest.',
  touches,
});

/** The server makes what is due once a day too; who presses first makes it. */
export const makeRecurring = defineEndpoint<SeenInput, RecurringInvoice>({
  name: 'recurring-invoices.make',
  method: 'POST',
  path: '/recurring-invoice/make',
  access: saleInvoiceAccess.write,
  summary: 'Makes the draft that is due, of its day.',
  touches: [...touches, 'sale-invoices'],
});
