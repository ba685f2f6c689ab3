import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type CurrencyCode, formatMinor } from '@freightdesk/shared-money';

/** What the rules of payments refuse; each is also the code of the answer. */
export type PaymentProblemCode =
  | 'over_allocated'
  | 'below_nothing'
  | 'other_sign'
  | 'tds_of_advance'
  | 'tds_over_paid'
  | 'no_tds_nature'
  | 'remittance_missing'
  | 'unknown_account'
  | 'account_not_for_this'
  | 'gst_of_due'
  | 'job_of_due'
  | 'unknown_branch'
  | 'unknown_job'
  | 'rate_not_in_force'
  | 'currency_mismatch'
  | 'other_party'
  | 'invoice_not_open'
  | 'not_allocated'
  | 'allocated_twice'
  | 'advance_not_taxed'
  | 'unknown_bank'
  | 'inactive_bank'
  | 'bank_currency'
  | 'cash_box'
  | 'charges_apart'
  | 'unknown_party'
  | 'cash_limit'
  | 'not_unidentified'
  | 'other_bank'
  | 'before_receipt'
  | 'over_unidentified'
  | 'over_refunded'
  | 'refund_rate'
  | 'before_advance';

/** Something that stands in a payment's way, at a field. */
export interface PaymentProblem extends FieldProblem {
  code: PaymentProblemCode;
}

/** An amount within a sentence: rupees bare, other currencies with their code. */
export const amountText = (minor: number, currency: CurrencyCode): string =>
  currency === 'INR' ? formatMinor(minor, currency) : `${currency} ${formatMinor(minor, currency)}`;
