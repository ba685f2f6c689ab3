import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { saleInvoiceAccess } from '../access';
import type { Interest, InterestNotes, InterestNotesInput, InterestQuery } from './interest.schema';

export const getInterest = defineEndpoint<InterestQuery, Interest>({
  name: 'sale-invoices.interest',
  method: 'GET',
  path: '/sale-invoice/interest',
  access: saleInvoiceAccess.write,
  summary: 'Overdue invoices of a customer with the days that no note charged yet, and the interest of them.',
});

export const makeInterestNotes = defineEndpoint<InterestNotesInput, InterestNotes>({
  name: 'sale-invoices.interest-notes',
  method: 'POST',
  path: '/sale-invoice/interest-notes',
  access: saleInvoiceAccess.write,
  summary:
    'Makes a draft debit note of interest against each of the invoices, taxed as that is. No day is charged twice.',
  status: 201,
  touches: ['sale-invoices'],
});
