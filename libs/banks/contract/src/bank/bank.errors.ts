import { defineProblems } from '@freightdesk/shared-endpoint';
import type { TransferProblem } from './bank.rules';

export const bankProblems = defineProblems({
  bank_in_use: {
    status: 409,
    message: 'This bank has entries in the books, so it cannot be deleted. It can be made inactive instead.',
  },
  default_bank: { status: 409, message: 'This is the default bank. Set another one as default first.' },
  duplicate_bank: { status: 409, message: 'A bank with this name and account number is already there.' },
  transfer_reversed: { status: 409, message: 'This transfer was reversed: nothing more can be done with it.' },
  no_payment_file: {
    status: 422,
    message: 'Vendors are paid by a file from a rupee account at a bank: this one has none.',
  },
  no_cheques: { status: 422, message: 'Cheques are of a rupee account at a bank: this one has none.' },
  inactive_bank: { status: 409, message: 'This bank is inactive. Make it active first.' },
});

/** Which field a problem of a transfer is shown at, and the sentence there. */
export const transferProblems: Readonly<Record<TransferProblem, { field: string; message: string }>> = {
  same_bank: { field: 'toBankId', message: 'Choose another bank: money cannot move to where it is.' },
  arrival_needed: {
    field: 'toAmountMinor',
    message: 'The banks keep different currencies: enter the amount that arrives.',
  },
  arrival_differs: { field: 'toAmountMinor', message: 'Both banks keep one currency: the same amount arrives.' },
  rupee_leg_needed: { field: 'toBankId', message: 'Between two foreign currencies, move it through a rupee account.' },
};
