import {
  type Payment,
  fieldProblems,
  type PaymentProblem,
  paymentProblems,
  standingRefunds,
  type TradeDirection,
} from '@freightdesk/payments-contract';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findPaymentOrRefuse } from './find-payment';
import { lockPayment } from './payment.repository';

/** Refuses with every problem at its field; the first one gives the code and the sentence. */
export function refuseProblems(problems: readonly (PaymentProblem | null)[]): void {
  const found = problems.filter((problem) => problem !== null);
  const [first] = found;
  if (!first) return;
  const { message, values } = first;
  refuse(fieldProblems[first.code], { message, values, errors: found });
}

/** A party, bank or account that the input names and the store does not know. */
export function refuseUnknown(
  code: 'unknown_party' | 'unknown_bank' | 'unknown_account' | 'unknown_job' | 'unknown_branch',
  field: string,
): never {
  const problem = fieldProblems[code];
  refuse(problem, { errors: [{ field, code, message: problem.message }] });
}

/** TDS on an advance of a vendor from whom nothing is withheld. */
export function refuseNothingToWithhold(): never {
  const { code, message } = fieldProblems.no_tds_nature;
  refuse(fieldProblems.no_tds_nature, { errors: [{ field: 'tdsPaise', code, message }] });
}

export const payments: RecordKind<Payment> = { record: 'payment', lock: lockPayment, find: findPaymentOrRefuse };

/** A reversed payment takes no more changes. */
export function refuseReversed({ status }: Payment): void {
  if (status === 'REVERSED') refuse(paymentProblems.payment_reversed);
}

/** What customers were given of an unidentified receipt is taken from them first. */
export function refuseAssigned({ assigned }: Payment): void {
  const numbers = assigned.map(({ number }) => number);
  if (numbers.length > 0) refuse(paymentProblems.receipt_assigned, { values: { numbers: numbers.join(', ') } });
}

/** What was given back of a receipt is taken back first. */
export function refuseRefunded({ refunds }: Payment): void {
  const numbers = standingRefunds(refunds).map(({ number }) => number);
  if (numbers.length > 0) refuse(paymentProblems.receipt_refunded, { values: { numbers: numbers.join(', ') } });
}

/** A payment between us and a party, told apart from what settles no invoices: an expense, or a receipt of nobody. */
export function tradeOrRefuse(before: Payment): { payment: Payment & { direction: TradeDirection }; partyId: string } {
  const { direction, party, refundOf } = before;
  if (refundOf !== null) refuse(paymentProblems.refund_settles_nothing);
  if (direction === 'EXPENSE' || party === null) refuse(paymentProblems.settles_nothing);
  return { payment: { ...before, direction }, partyId: party.id };
}
