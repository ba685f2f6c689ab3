import { defineProblems } from '@freightdesk/shared-endpoint';

export const unpaidCreditProblems = defineProblems({
  in_time: {
    status: 409,
    message: 'The vendor can still be paid in time: no credit goes back before the 180 days are over.',
  },
  nothing_to_reverse: { status: 409, message: 'No credit of this bill is left to reverse.' },
  nothing_to_restore: {
    status: 409,
    message: 'No credit of this bill can be taken again: what was reversed is unpaid still.',
  },
  waits_for_portal: {
    status: 409,
    message: 'The credit of this bill waits for GSTR-2B, so none was taken that could go back.',
  },
  before_last_move: {
    status: 422,
    message: 'This lies before the day on which credit of this bill last went back or was taken again.',
  },
  before_paid: { status: 422, message: 'This lies before the day on which the vendor was paid.' },
});
