import { defineProblems } from '@freightdesk/shared-endpoint';

export const purchaseInvoiceProblems = defineProblems({
  posted: { status: 409, message: 'This bill is posted and cannot be changed. Cancel it, or make a debit note.' },
  already_posted: { status: 409, message: 'This bill is posted already.' },
  cancelled: { status: 409, message: 'This bill is cancelled.' },
  allocated: { status: 409, message: 'Payments are allocated to this bill. Reverse them first.' },
  not_correctable: { status: 409, message: 'A debit note is made against a bill that is posted and stands.' },
  brought_forward: {
    status: 409,
    message: 'This was brought forward from the books of before: it is corrected by a journal.',
  },
  noted_in_full: { status: 409, message: 'Nothing is left of this bill: debit notes took all of it.' },
  not_posted: { status: 409, message: 'This is a draft: there is nothing to cancel yet.' },
  draft_in_use: {
    status: 409,
    message: 'Something refers to this draft, so it is not deleted. Post it and cancel it.',
  },
  /** Carries the found bill as `invoice: { id, number, status }`; `number` is ours, null while it is a draft. */
  duplicate_supplier_invoice: {
    status: 409,
    message: 'A bill of this vendor with this number is entered already for that fiscal year.',
  },
  /** Told at each line that exceeds, or where an administrator says why. */
  above_accrued: {
    status: 409,
    message:
      'This bill exceeds what was accrued or quoted by more than the company allows. An administrator posts it with a reason.',
  },
  no_remittance: { status: 409, message: 'Forms of a remittance are of a posted bill of a vendor abroad.' },
  remittance_missing: {
    status: 409,
    message:
      'The vendor is abroad: enter the rate and the treaty under Terms and tax of the party, and form 15CA on the bill, before it is paid.',
  },
  nothing_to_post: { status: 422, message: 'The bill comes to nothing, so there is nothing to post.' },
  stated_tax_differs: { status: 422, message: 'The stated tax is more than one rupee from what its rates come to.' },
  unknown_party: { status: 422, message: 'This party does not exist.' },
  unknown_registration: { status: 422, message: 'The party is not registered under this GSTIN.' },
  unknown_job: { status: 422, message: 'This job does not exist, or takes no costs.' },
  unknown_account: { status: 422, message: 'This account does not exist, or is not one of costs.' },
  unknown_reference: { status: 422, message: 'This does not exist.' },
});

/** The sentences of `above_accrued` at its fields: a column of figures has no room for the whole of it. */
export const aboveAccrued = {
  line: 'More than was accrued or quoted.',
  reason: 'Say why it is posted above what was accrued.',
} as const;

/** The sentences of `duplicate_supplier_invoice` where the found bill can be named. */
export const sameBill = {
  draft: '{{supplierNumber}} of {{date}} is entered already, as a draft.',
  posted: '{{supplierNumber}} of {{date}} is booked already, as {{number}}.',
} as const;
