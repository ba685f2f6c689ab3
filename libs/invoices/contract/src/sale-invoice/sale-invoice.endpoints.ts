import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { Gone, IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { saleInvoiceAccess } from '../access';
import type { CancelDocumentInput, InvoiceNumber } from '../document/document.schema';
import { saleInvoiceList } from './sale-invoice.list';
import type {
  AddSaleInvoiceInput,
  ConvertProformaInput,
  CreditedInvoice,
  CreditNoteInput,
  EditSaleInvoiceInput,
  FollowUpInput,
  InvoiceNumberQuery,
  IssueSaleInvoiceInput,
  SaleInvoice,
  SaleInvoiceRow,
  SavedSaleInvoice,
} from './sale-invoice.schema';

/** An issued document stands in ledgers, reports, payments' open items and the overview too. */
const touches = ['sale-invoices', 'payments', 'reports', 'overview', 'jobcards', 'dockets'];

export const listSaleInvoices = defineEndpoint<ListInput, Page<SaleInvoiceRow>>({
  name: 'sale-invoices.list',
  method: 'GET',
  path: '/sale-invoice/list',
  access: saleInvoiceAccess.read,
  summary: 'Sale documents of every kind, with what is outstanding.',
  list: saleInvoiceList,
});

export const getSaleInvoice = defineEndpoint<IdInput, SaleInvoice>({
  name: 'sale-invoices.get',
  method: 'GET',
  path: '/sale-invoice/get',
  access: saleInvoiceAccess.read,
  summary: 'One sale document with its lines.',
});

/** Answers `warnings` beside `data`: a line that mixes charge heads does not stop the clerk. */
export const addSaleInvoice = defineEndpoint<AddSaleInvoiceInput, SavedSaleInvoice>({
  name: 'sale-invoices.add',
  method: 'POST',
  path: '/sale-invoice/add',
  access: saleInvoiceAccess.write,
  summary: 'Adds a draft, or issues it at once.',
  envelope: 'whole',
  status: 201,
  touches,
});

export const editSaleInvoice = defineEndpoint<EditSaleInvoiceInput, SavedSaleInvoice>({
  name: 'sale-invoices.edit',
  method: 'POST',
  path: '/sale-invoice/edit',
  access: saleInvoiceAccess.write,
  summary: 'Writes a draft anew. An issued document is never edited.',
  envelope: 'whole',
  touches: ['sale-invoices', 'overview'],
});

export const previewInvoiceNumber = defineEndpoint<InvoiceNumberQuery, InvoiceNumber>({
  name: 'sale-invoices.number',
  method: 'GET',
  path: '/sale-invoice/get-invoicenumber',
  access: saleInvoiceAccess.read,
  summary: 'The number that the next document of a kind would take on a date. It reserves nothing.',
});

export const issueSaleInvoice = defineEndpoint<IssueSaleInvoiceInput, SaleInvoice>({
  name: 'sale-invoices.issue',
  method: 'POST',
  path: '/sale-invoice/issue',
  access: saleInvoiceAccess.write,
  summary: 'Takes the number of the series and posts the document, in one transaction.',
  touches,
});

export const deleteSaleInvoice = defineEndpoint<SeenInput, Gone>({
  name: 'sale-invoices.delete',
  method: 'POST',
  path: '/sale-invoice/delete',
  access: saleInvoiceAccess.write,
  summary:
    'Deletes a draft, which has no number and stands nowhere in the books. What it would have billed can be billed again.',
  touches,
});

export const cancelSaleInvoice = defineEndpoint<CancelDocumentInput, SaleInvoice>({
  name: 'sale-invoices.cancel',
  method: 'POST',
  path: '/sale-invoice/cancel',
  access: saleInvoiceAccess.write,
  summary: 'Reverses an issued document on its own date; its number stays and counts as cancelled.',
  touches,
});

/** Said of the money, not of the document: it stays as it was issued. */
export const followUpSaleInvoice = defineEndpoint<FollowUpInput, SaleInvoice>({
  name: 'sale-invoices.follow-up',
  method: 'POST',
  path: '/sale-invoice/follow-up',
  access: saleInvoiceAccess.write,
  summary: 'Keeps when the customer promised to pay, and what he disputes.',
  touches: ['sale-invoices'],
});

/** Answers the note, and `warnings` beside it: what the law says of its day does not stop the clerk. */
export const creditSaleInvoice = defineEndpoint<CreditNoteInput, CreditedInvoice>({
  name: 'sale-invoices.credit',
  method: 'POST',
  path: '/sale-invoice/credit-note',
  access: saleInvoiceAccess.write,
  summary: 'Issues a credit note against a document, of all that is left of it or of some of its lines.',
  envelope: 'whole',
  status: 201,
  touches,
});

export const convertProforma = defineEndpoint<ConvertProformaInput, SaleInvoice>({
  name: 'sale-invoices.convert',
  method: 'POST',
  path: '/sale-invoice/convert',
  access: saleInvoiceAccess.write,
  summary: 'Turns an issued proforma into an invoice, once.',
  status: 201,
  touches,
});
