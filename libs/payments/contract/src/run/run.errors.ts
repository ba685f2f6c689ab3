import { defineProblems } from '@freightdesk/shared-endpoint';
import type { RunLineProblemCode } from './run.rules';

/** A refusal for each problem of a line; the first one that is found gives the answer its code. */
export const runLineProblems = defineProblems({
  bill_not_open: { status: 422, message: 'This bill is not open: it is paid, cancelled or not there.' },
  over_outstanding: { status: 422, message: 'That is more than is outstanding of the bill.' },
  bill_held: { status: 422, message: 'This bill is held.' },
  vendor_held: { status: 422, message: 'Payments to this vendor are held.' },
  in_other_run: { status: 422, message: 'This bill stands in another payment run.' },
  billed_twice: { status: 422, message: 'A bill stands in a payment run once.' },
} satisfies Record<RunLineProblemCode, { status: number; message: string }>);

export const runProblems = defineProblems({
  wrong_state: { status: 409, message: 'This is not possible while the payment run is: {{status}}.' },
  own_run: {
    status: 409,
    message: 'You prepared or submitted this payment run: another person of accounts approves it.',
  },
  line_fits: { status: 409, message: 'This bill is paid no more than is outstanding of it: nothing is to be changed.' },
  last_line: { status: 409, message: 'Nothing is outstanding of the only bill of this run: cancel the run.' },
  partly_paid: {
    status: 409,
    message: 'The bank began to pay this run: cancel the rest of it, and prepare another run for that.',
  },
  vendor_paid: { status: 409, message: 'Nothing of this run is left to be paid to {{vendor}}.' },
  no_account: {
    status: 422,
    message: 'The account of {{vendor}} is not known: enter it on the page of the party, under Terms and tax.',
  },
  not_for_runs: { status: 422, message: 'Vendors are paid in a run from an active rupee account at a bank.' },
});
