import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type PaymentMode, paymentModes } from './payment.kinds';
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
