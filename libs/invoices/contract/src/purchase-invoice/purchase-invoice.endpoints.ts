import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { purchaseInvoiceAccess } from '../access';
import type { CancelDocumentInput, InvoiceNumber } from '../document/document.schema';
import { purchaseInvoiceList } from './purchase-invoice.list';
import type {
  AddPurchaseInvoiceInput,
  DebitNoteInput,
  PostPurchaseInvoiceInput,
  PurchaseInvoice,
  PurchaseInvoiceRow,
  PurchaseNumberQuery,
  RemittanceInput,
  TdsSoFarAnswer,
  TdsSoFarQuery,
  UpdatePurchaseInvoiceInput,
} from './purchase-invoice.schema';

/** A posted bill stands in ledgers, reports, payments' open items and the overview too. */
const touches = ['purchase-invoices', 'payments', 'reports', 'overview'];

export const listPurchaseInvoices = defineEndpoint<ListInput, Page<PurchaseInvoiceRow>>({
  name: 'purchase-invoices.list',
  method: 'GET',
  path: '/purchase-invoice/list',
  access: purchaseInvoiceAccess.read,
  summary: "Vendors' bills, with what is outstanding.",
  list: purchaseInvoiceList,
});

export const getPurchaseInvoice = defineEndpoint<IdInput, PurchaseInvoice>({
  name: 'purchase-invoices.get',
  method: 'GET',
  path: '/purchase-invoice/get',
  access: purchaseInvoiceAccess.read,
  summary: "One vendor's bill with its lines.",
});

export const addPurchaseInvoice = defineEndpoint<AddPurchaseInvoiceInput, PurchaseInvoice>({
  name: 'purchase-invoices.add',
  method: 'POST',
  path: '/purchase-invoice/add',
  access: purchaseInvoiceAccess.write,
  summary: 'Adds a draft, or posts it at once.',
  status: 201,
  // Left out, the nature is the vendor's own; null says that nothing is deducted.
  meantNulls: ['tdsNature'],
  touches,
});

export const updatePurchaseInvoice = defineEndpoint<UpdatePurchaseInvoiceInput, PurchaseInvoice>({
  name: 'purchase-invoices.update',
  method: 'POST',
  path: '/purchase-invoice/update',
  access: purchaseInvoiceAccess.write,
  summary: 'Writes a draft anew. A posted bill is never changed.',
  touches: ['purchase-invoices', 'overview'],
});

export const previewPurchaseNumber = defineEndpoint<PurchaseNumberQuery, InvoiceNumber>({
  name: 'purchase-invoices.number',
  method: 'GET',
  path: '/purchase-invoice/get-invoicenumber',
  access: purchaseInvoiceAccess.read,
  summary: 'The number that the next bill would take on a date. It reserves nothing.',
});

export const postPurchaseInvoice = defineEndpoint<PostPurchaseInvoiceInput, PurchaseInvoice>({
  name: 'purchase-invoices.post',
  method: 'POST',
  path: '/purchase-invoice/post',
  access: purchaseInvoiceAccess.write,
  summary: 'Takes the number of the series and posts the bill with its TDS, in one transaction.',
  touches,
});

export const deletePurchaseInvoice = defineEndpoint<SeenInput, Gone>({
  name: 'purchase-invoices.delete',
  method: 'POST',
  path: '/purchase-invoice/delete',
  access: purchaseInvoiceAccess.write,
  summary: 'Deletes a draft, which has no number and stands nowhere in the books.',
  touches,
});

export const cancelPurchaseInvoice = defineEndpoint<CancelDocumentInput, PurchaseInvoice>({
  name: 'purchase-invoices.cancel',
  method: 'POST',
  path: '/purchase-invoice/cancel',
  access: purchaseInvoiceAccess.write,
  summary: 'Reverses a posted bill on its own date; its number stays and counts as cancelled.',
  touches,
});

export const debitPurchaseInvoice = defineEndpoint<DebitNoteInput, PurchaseInvoice>({
  name: 'purchase-invoices.debit',
  method: 'POST',
  path: '/purchase-invoice/debit-note',
  access: purchaseInvoiceAccess.write,
  summary: 'Posts a debit note against a bill, of all that is left of it or of some of its lines.',
  status: 201,
  touches,
});

export const enterRemittance = defineEndpoint<RemittanceInput, PurchaseInvoice>({
  name: 'purchase-invoices.remittance',
  method: 'POST',
  path: '/purchase-invoice/remittance',
  access: purchaseInvoiceAccess.write,
  summary: 'Enters the forms 15CA and 15CB of a posted bill from abroad: without them it is not paid.',
  touches,
});

/** What a form needs to show TDS while a bill is typed. */
export const getTdsSoFar = defineEndpoint<TdsSoFarQuery, TdsSoFarAnswer>({
  name: 'purchase-invoices.tdsSoFar',
  method: 'GET',
  path: '/purchase-invoice/tds-so-far',
  access: purchaseInvoiceAccess.write,
  summary: "What a vendor's PAN has from us in the year (or month) that the TDS threshold counts.",
});
