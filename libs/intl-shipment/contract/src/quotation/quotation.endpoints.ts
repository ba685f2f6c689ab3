import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import { quotationAccess } from '../access';
import { quotationList } from './quotation.list';
import type {
  AcceptQuotationInput,
  AddQuotationInput,
  Quotation,
  QuotationPdfQuery,
  QuotationRow,
  RejectQuotationInput,
  ReturnQuotationInput,
  UpdateQuotationInput,
} from './quotation.schema';

const touches = ['quotations'];

export const listQuotations = defineEndpoint<ListInput, Page<QuotationRow>>({
  name: 'quotations.list',
  method: 'GET',
  path: '/quotation/list',
  access: quotationAccess.read,
  summary: 'Quotations, a row for each revision.',
  list: quotationList,
});

export const getQuotation = defineEndpoint<IdInput, Quotation>({
  name: 'quotations.get',
  method: 'GET',
  path: '/quotation/get',
  access: quotationAccess.read,
  summary: 'One revision of a quotation, with its alternatives and their charges.',
});

export const addQuotation = defineEndpoint<AddQuotationInput, Quotation>({
  name: 'quotations.add',
  method: 'POST',
  path: '/quotation/add',
  access: quotationAccess.write,
  summary: 'Adds a quotation as a draft; it takes its number at once.',
  status: 201,
  touches,
});

export const updateQuotation = defineEndpoint<UpdateQuotationInput, Quotation>({
  name: 'quotations.update',
  method: 'POST',
  path: '/quotation/update',
  access: quotationAccess.write,
  summary: 'Changes a draft. What was sent is revised instead.',
  touches,
});

export const sendQuotation = defineEndpoint<SeenInput, Quotation>({
  name: 'quotations.send',
  method: 'POST',
  path: '/quotation/send',
  access: quotationAccess.write,
  summary: 'Sends a draft, or hands it to an administrator where its margin is below the floor.',
  touches,
});

export const approveQuotation = defineEndpoint<SeenInput, Quotation>({
  name: 'quotations.approve',
  method: 'POST',
  path: '/quotation/approve',
  access: quotationAccess.approve,
  summary: 'Approves a margin below the floor, and sends the quotation.',
  touches,
});

export const returnQuotation = defineEndpoint<ReturnQuotationInput, Quotation>({
  name: 'quotations.return',
  method: 'POST',
  path: '/quotation/return',
  access: quotationAccess.approve,
  summary: 'Gives a quotation back that waits for approval: it is a draft again.',
  touches,
});

export const reviseQuotation = defineEndpoint<SeenInput, Quotation>({
  name: 'quotations.revise',
  method: 'POST',
  path: '/quotation/revise',
  access: quotationAccess.write,
  summary: 'Makes the next revision, a draft under the same number, and supersedes this one.',
  touches,
});

/** Marketing may accept too: the jobcard is made for them, though they have no right to open it. */
export const acceptQuotation = defineEndpoint<AcceptQuotationInput, Quotation>({
  name: 'quotations.accept',
  method: 'POST',
  path: '/quotation/accept',
  access: quotationAccess.write,
  summary: 'Accepts a quotation for its customer: makes the jobcard or docket and wins the lead, in one transaction.',
  touches: ['quotations', 'leads', 'jobcards', 'dockets', 'parties', 'overview'],
});

export const rejectQuotation = defineEndpoint<RejectQuotationInput, Quotation>({
  name: 'quotations.reject',
  method: 'POST',
  path: '/quotation/reject',
  access: quotationAccess.write,
  summary: 'Writes down that the customer said no, and why.',
  touches,
});

export const getQuotationPdf = defineEndpoint<QuotationPdfQuery, Blob>({
  name: 'quotations.pdf',
  method: 'GET',
  path: '/quotation/:id/pdf',
  access: quotationAccess.read,
  envelope: 'file',
  summary: 'A quotation as its customer gets it: PDF, A4, without what anything costs us.',
});
