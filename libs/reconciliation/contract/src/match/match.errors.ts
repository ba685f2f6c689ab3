import { defineProblems } from '@freightdesk/shared-endpoint';

export const matchProblems = defineProblems({
  already_matched: {
    status: 409,
    message: 'Somebody matched one of these meanwhile. Look at what is left and try again.',
  },
  match_differs: { status: 422, message: 'The lines and the entries do not come to the same amount.' },
  not_of_bank: { status: 422, message: 'One of these is not of this bank, or no longer there.' },
  not_a_cheque: { status: 409, message: 'This entry is of no payment that stands, so it cannot be returned.' },
  charges_in_rupees: {
    status: 422,
    message: 'This account is in another currency: leave the charges out, and record them as an expense with its rate.',
  },
  another_bank_paid: { status: 422, message: 'What is created here is paid from or into this bank.' },
});

/** Where the difference can be named. */
export const matchDiffers = 'The lines come to {{lines}}, the entries to {{entries}}: {{difference}} is missing.';
