import { defineProblems } from '@freightdesk/shared-endpoint';

export const saleInvoiceProblems = defineProblems({
  issued: { status: 409, message: 'This document is issued and cannot be edited. Cancel it or make a credit note.' },
  already_issued: { status: 409, message: 'This document is issued already.' },
  cancelled: { status: 409, message: 'This document is cancelled.' },
  allocated: { status: 409, message: 'Payments are allocated to this document. Reverse them, or make a credit note.' },
  has_notes: {
    status: 409,
    message: 'A note is made against this document, so it cannot be cancelled. Cancel the note first.',
  },
  not_correctable: { status: 409, message: 'A credit note is made against a document that is issued and stands.' },
  brought_forward: {
    status: 409,
    message: 'This was brought forward from the books of before: it is corrected by a journal.',
  },
  noted_in_full: { status: 409, message: 'Nothing is left of this document: credit notes took all of it.' },
  before_document: { status: 422, message: 'A note is not dated before the document that it corrects.' },
  not_issued: { status: 409, message: 'This is a draft: there is nothing to cancel yet.' },
  draft_in_use: {
    status: 409,
    message:
      'This draft is not deleted: a recurring invoice is made like it, or it charges interest. Issue it and cancel it.',
  },
  proforma_turned: {
    status: 409,
    message: 'An invoice was made from this proforma invoice: delete its draft, or cancel it, first.',
  },
  company_incomplete: {
    status: 409,
    message: 'The company needs a name and a State before it can issue documents. An administrator can add them.',
  },
  nothing_to_bill: { status: 422, message: 'The document comes to nothing, so there is nothing to issue.' },
  not_an_export: { status: 422, message: 'An export invoice is for a recipient outside India.' },
  no_lut: {
    status: 422,
    message:
      'No letter of undertaking is in force on this date, so tax is paid (CGST Rules, rule 96A). An administrator enters it with the company.',
  },
  kind_not_offered: { status: 422, message: 'A note of this kind is made from its invoice.' },
  not_debitable: {
    status: 422,
    message: 'A debit note is against an issued invoice of the same customer, in the same currency.',
  },
  nothing_owed: {
    status: 409,
    message: 'Nothing is outstanding of this document, so nothing is promised or disputed.',
  },
  promised_before: { status: 422, message: 'A promise is of today or a day to come.' },
  not_a_proforma: { status: 409, message: 'Only an issued proforma invoice turns into an invoice.' },
  /** Carries the invoice as `invoice: { id, number }`; `number` is null while it is a draft. */
  turned_already: { status: 409, message: 'This proforma invoice turned into an invoice already.' },
  unknown_party: { status: 422, message: 'This party does not exist.' },
  unknown_registration: { status: 422, message: 'The party is not registered under this GSTIN.' },
  unknown_branch: { status: 422, message: 'This branch does not exist, or is closed.' },
  unknown_job: { status: 422, message: 'This job does not exist, or is not to be billed.' },
  unknown_reference: { status: 422, message: 'This does not exist.' },
});
