import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { purchaseInvoiceAccess } from '../access';
import type { Gstr2bImported, Gstr2bImportInput, Gstr2bMatch, Gstr2bMatchQuery } from './gstr2b.schema';

export const matchBills = defineEndpoint<Gstr2bMatchQuery, Gstr2bMatch>({
  name: 'gst-returns.gstr2bMatch',
  method: 'GET',
  path: '/gst/gstr2b-match',
  access: purchaseInvoiceAccess.read,
  work: 'long',
  summary: "A month's bills beside what vendors told the portal: matched, differing, missing on either side.",
});

export const importGstr2b = defineEndpoint<Gstr2bImportInput, Gstr2bImported>({
  name: 'gst-returns.importGstr2b',
  method: 'POST',
  path: '/gst/gstr2b-import',
  access: purchaseInvoiceAccess.write,
  body: 'multipart',
  status: 201,
  summary: "Brings in the portal's GSTR-2B of a month, in the place of what was brought in for it before.",
  touches: ['gst-returns', 'purchase-invoices'],
});
