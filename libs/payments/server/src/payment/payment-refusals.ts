import { type Payment, fieldProblems, type PaymentProblem, paymentProblems } from '@freightdesk/payments-contract';
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

/** A party or bank that the input names and the store does not know. */
export function refuseUnknown(code: 'unknown_party' | 'unknown_bank', field: string): never {
  const problem = fieldProblems[code];
  refuse(problem, { errors: [{ field, code, message: problem.message }] });
}

export const payments: RecordKind<Payment> = { record: 'payment', lock: lockPayment, find: findPaymentOrRefuse };

/** A reversed payment takes no more changes. */
export function refuseReversed({ status }: Payment): void {
  if (status === 'REVERSED') refuse(paymentProblems.payment_reversed);
}
