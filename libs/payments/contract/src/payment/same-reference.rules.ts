import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Sentence } from '@freightdesk/shared-sentence';
import type { PaymentDirection, PaymentMode } from './payment.kinds';

/** What of a movement at a bank says that another may be the same. */
export interface ReferencedMove {
  direction: PaymentDirection;
  reference: string | null;
}

/** Shorter ones (`1`, `NA`) are not a bank's number of anything. */
const shortest = 4;

const keyOf = (reference: string): string => reference.replace(/[^0-9A-Za-z]/g, '').toLowerCase();

/** Whether its being there twice says something: so much of a reference is there, and a bank gave it. Of cash it is a slip's. */
export const isTelling = (mode: PaymentMode, reference: string): boolean =>
  mode !== 'CASH' && keyOf(reference).length >= shortest;

/**
 * Whether two movements at one bank bear one UTR or cheque number, however it is spelled. What comes in and what goes out are
 * never the same money: a cheque that bounced goes out under the number by which it came.
 */
export const bearsSame = (one: ReferencedMove, other: ReferencedMove): boolean =>
  (one.direction === 'RECEIPT') === (other.direction === 'RECEIPT') &&
  keyOf(one.reference ?? '') === keyOf(other.reference ?? '');

/** What is told of a movement that stands already under the same reference: one UTR may be of two parties, so it is no refusal. */
export function sameReferenceWarning(
  stands: { number: string; date: BusinessDate } | undefined,
): (Sentence & { field: string }) | null {
  if (!stands) return null;
  return {
    field: 'reference',
    message: '{{number}} of {{day}} bears this reference already: see that the same money is not recorded twice.',
    values: { number: stands.number, day: formatBusinessDate(stands.date) },
  };
}
