import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { saleInvoiceAccess } from '../access';
import type { Einvoice, EinvoiceInput, EinvoicesQuery } from './einvoice.schema';

export const getEinvoice = defineEndpoint<IdInput, Einvoice>({
  name: 'einvoices.get',
  method: 'GET',
  path: '/einvoice/:id',
  access: saleInvoiceAccess.read,
  summary:
    'A sale document as the e-invoice portal takes it (INV-01 v1.1), and what it answered; `format=json` is its file alone.',
});

export const registerEinvoice = defineEndpoint<EinvoiceInput, Einvoice>({
  name: 'einvoices.register',
  method: 'POST',
  path: '/einvoice/:id',
  access: saleInvoiceAccess.write,
  summary: 'Takes the portal’s signed answer of a document, or that its IRN was cancelled there.',
  // Its document stays at its version, and has more to tell.
  touches: ['einvoices', 'sale-invoices', 'timeline'],
});

/** What the portal takes at once: one file of many documents. */
export const getEinvoicesFile = defineEndpoint<EinvoicesQuery, Blob>({
  name: 'einvoices.file',
  method: 'GET',
  path: '/einvoice/file',
  access: saleInvoiceAccess.read,
  envelope: 'file',
  work: 'long',
  summary:
    'Several sale documents as the e-invoice portal takes them, in one file; refused where one is not to be registered.',
});
