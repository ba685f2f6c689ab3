import { defineProblems } from '@freightdesk/shared-endpoint';
import type { PaymentProblemCode } from './payment.problem';

/** A refusal for each problem of the rules: what was asked is plain, but may not be done. */
export const fieldProblems = defineProblems({
  over_allocated: { status: 422, message: 'More is allocated than there is.' },
  currency_mismatch: { status: 422, message: 'A receipt settles invoices of its own currency.' },
  other_party: { status: 422, message: 'A receipt settles invoices of its own party.' },
  invoice_not_open: { status: 422, message: 'This invoice is not open: it is a draft, cancelled or not there.' },
  allocated_twice: { status: 422, message: 'An invoice stands in the allocations once.' },
  unknown_bank: { status: 422, message: 'This bank does not exist, or no longer does.' },
  inactive_bank: { status: 422, message: 'This bank is inactive.' },
  bank_currency: { status: 422, message: 'This bank does not take that currency.' },
  unknown_party: { status: 422, message: 'This party does not exist, or no longer does.' },
  cash_limit: { status: 422, message: 'That is more cash than one person may pay in a day.' },
} satisfies Record<PaymentProblemCode, { status: number; message: string }>);

export const paymentProblems = defineProblems({
  payment_reversed: { status: 409, message: 'This receipt was reversed: nothing more can be done with it.' },
});
