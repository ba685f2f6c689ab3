import type { AddPaymentInput } from '@freightdesk/payments-contract';
import type { Random } from './random';

/** By what a bank knows a payment: the six digits on a cheque, or the number of a transfer. */
export function referenceOf(mode: AddPaymentInput['mode'], random: Random): string {
  const [first, second] = [random.whole(100_000, 999_999), random.whole(100, 999)];
  return mode === 'CHEQUE' ? `${first}` : `UTR ${first}${second}`;
}
