import { defineProblems } from '@freightdesk/shared-endpoint';
import type { PaymentProblemCode } from './payment.problem';

/** A refusal for each problem of the rules: what was asked is plain, but may not be done. */
export const fieldProblems = defineProblems({
  over_allocated: { status: 422, message: 'More is allocated than there is.' },
  below_nothing: { status: 422, message: 'Together the invoices come to less than nothing.' },
  other_sign: { status: 422, message: 'An invoice is settled by an amount of its own sign.' },
  tds_of_advance: { status: 422, message: 'TDS is withheld here from an advance only.' },
  tds_over_paid: { status: 422, message: 'More is withheld than is paid: enter the TDS of this advance.' },
  no_tds_nature: { status: 422, message: 'Nothing is withheld from this vendor: set its nature of TDS first.' },
  remittance_missing: {
    status: 422,
    message: 'What goes abroad ahead of a bill needs the rate and the treaty of its vendor, and form 15CA.',
  },
  unknown_account: { status: 422, message: 'This account does not exist, or no longer does.' },
  account_not_for_this: { status: 422, message: 'Money does not move for this account here.' },
  gst_of_due: { status: 422, message: 'A due that is paid has no GST of its own: leave it out.' },
  job_of_due: { status: 422, message: 'A due that is paid is no cost of a job: leave the job out.' },
  unknown_branch: { status: 422, message: 'This branch does not exist, or no longer does.' },
  unknown_job: { status: 422, message: 'This job does not exist, or no longer does.' },
  rate_not_in_force: { status: 422, message: 'This GST rate is not in force on the date.' },
  currency_mismatch: { status: 422, message: 'A payment settles invoices of its own currency.' },
  other_party: { status: 422, message: 'A payment settles invoices of its own party.' },
  invoice_not_open: { status: 422, message: 'This invoice is not open: it is a draft, cancelled or not there.' },
  not_allocated: { status: 422, message: 'This payment settles nothing of this invoice, or no longer does.' },
  allocated_twice: { status: 422, message: 'An invoice stands in the allocations once.' },
  advance_not_taxed: { status: 422, message: 'No GST is due on this advance: leave the tax out.' },
  unknown_bank: { status: 422, message: 'This bank does not exist, or no longer does.' },
  inactive_bank: { status: 422, message: 'This bank is inactive.' },
  bank_currency: { status: 422, message: 'This bank does not take that currency.' },
  cash_box: { status: 422, message: 'A cash box takes cash alone.' },
  charges_apart: {
    status: 422,
    message: 'What a bank took of an account in another currency is recorded as an expense.',
  },
  unknown_party: { status: 422, message: 'This party does not exist, or no longer does.' },
  not_unidentified: {
    status: 422,
    message: 'This is no unidentified receipt that stands: there is nothing to assign.',
  },
  other_bank: { status: 422, message: 'The money came into another bank.' },
  before_receipt: { status: 422, message: 'The money came later than that.' },
  over_unidentified: { status: 422, message: 'More is assigned than is left of the unidentified receipt.' },
  over_refunded: { status: 422, message: 'More is given back than is left of the advance.' },
  refund_rate: { status: 422, message: 'Enter the rupees for one unit of the currency.' },
  before_advance: { status: 422, message: 'The advance came later than that.' },
  cash_limit: { status: 422, message: 'That is more cash than one person may pay in a day.' },
} satisfies Record<PaymentProblemCode, { status: number; message: string }>);

export const paymentProblems = defineProblems({
  payment_reversed: { status: 409, message: 'This payment was reversed: nothing more can be done with it.' },
  receipt_assigned: {
    status: 409,
    message: 'Money of this receipt was assigned by {{numbers}}: take that back first.',
  },
  receipt_refunded: {
    status: 409,
    message: 'Money of this receipt was given back by {{numbers}}: take that back first.',
  },
  nothing_to_refund: {
    status: 409,
    message: 'Only what a customer paid ahead is given back here: of this nothing is left, or it is another payment.',
  },
  refund_settles_nothing: {
    status: 409,
    message: 'By this a customer was given back what he paid ahead: it settles no invoices.',
  },
  settles_nothing: { status: 409, message: 'This is for no party: it has no invoices to settle.' },
});
