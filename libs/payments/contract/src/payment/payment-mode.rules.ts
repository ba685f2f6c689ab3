import { type BusinessDate, formatBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Sentence } from '@freightdesk/shared-sentence';
import { type PaymentDirection, type PaymentMode, paymentModes } from './payment.kinds';
import type { PaymentProblem } from './payment.problem';

interface MoneyPlace {
  accountType: string;
}

/** What comes into a cash box is cash; a bank takes money in any way, cash at its counter too. */
export const modesAt = ({ accountType }: MoneyPlace): readonly PaymentMode[] =>
  accountType === 'CASH' ? ['CASH'] : paymentModes;

/** Money of a box that is booked as a transfer would be counted on no day's limit of cash, nor found in any bank's statement. */
export function modeProblem(at: MoneyPlace & { name: string }, mode: PaymentMode): PaymentProblem | null {
  if (modesAt(at).includes(mode)) return null;
  const message = '{{bank}} is a cash box: what comes in and goes out is cash.';
  return { field: 'mode', code: 'cash_box', message, values: { bank: at.name } };
}

/** What most money comes in by. */
export const usualModeAt = ({ accountType }: MoneyPlace): PaymentMode => (accountType === 'CASH' ? 'CASH' : 'NEFT');

/**
 * Without the bank's own number of it, an entry can't be found on the statement. A clerk who records money is asked for it;
 * the server takes a payment without, since what other programs send may not have one.
 */
export const missingReference = ({ mode, reference }: { mode: PaymentMode; reference?: string }): FieldProblem[] =>
  mode === 'CASH' || (reference ?? '').trim() !== ''
    ? []
    : [
        {
          field: 'reference',
          code: 'reference_needed',
          message: mode === 'CHEQUE' ? 'Enter the cheque number.' : 'Enter the UTR.',
        },
      ];

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
