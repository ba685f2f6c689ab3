import { accountCode } from '@freightdesk/ledger-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { formatPaise } from '@freightdesk/shared-money';
import type { PaymentDirection, PaymentStatus } from './payment.kinds';
import type { PaymentProblem } from './payment.problem';

/** Where money waits of which nobody knows yet who paid it. */
export const unidentifiedAccount = accountCode.suspense;

/** Money that came and whose payer is found out later: a receipt for suspense, in the place of a party. */
export const isUnidentified = ({
  direction,
  status,
  accountCode: code,
}: {
  direction: PaymentDirection;
  status: PaymentStatus;
  accountCode: string | null;
}): boolean => direction === 'RECEIPT' && status === 'POSTED' && code === unidentifiedAccount;

/** A receipt without a party, as who assigns its money must know it. */
export interface UnidentifiedReceipt {
  number: string;
  direction: PaymentDirection;
  status: PaymentStatus;
  accountCode: string | null;
  currency: string;
  date: string;
  bank: { id: string; name: string };
  /** What no customer was given yet. */
  toAssignPaise: number;
}

interface Assigned {
  fromReceiptId?: string | undefined;
  bankId: string;
  date: string;
  amountMinor: number;
}

/** Everything that stands in the way of giving a customer money of an unidentified receipt, each at its field. */
export function assignedProblems(input: Assigned, from: UnidentifiedReceipt | null): PaymentProblem[] {
  if (input.fromReceiptId === undefined) return [];
  if (!from || !isUnidentified(from) || from.currency !== 'INR') {
    const message = 'This is no unidentified receipt that stands: there is nothing to assign.';
    return [{ field: 'fromReceiptId', code: 'not_unidentified', message }];
  }
  const { number, bank, date, toAssignPaise } = from;
  const problems: PaymentProblem[] = [];
  if (input.bankId !== bank.id) {
    const message = 'The money of {{number}} came into {{bank}}.';
    problems.push({ field: 'bankId', code: 'other_bank', message, values: { number, bank: bank.name } });
  }
  if (input.date < date) {
    const message = 'The money of {{number}} came on {{day}}: it is not assigned before.';
    const values = { number, day: formatBusinessDate(date) };
    problems.push({ field: 'date', code: 'before_receipt', message, values });
  }
  if (input.amountMinor > toAssignPaise) {
    const message = 'Of {{number}} ₹ {{left}} is left to assign: enter no more.';
    const values = { number, left: formatPaise(toAssignPaise) };
    problems.push({ field: 'amountMinor', code: 'over_unidentified', message, values });
  }
  return problems;
}
