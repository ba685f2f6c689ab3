import { defineProblems } from '@freightdesk/shared-endpoint';

/** Why a line can't be charged under a head, told at the line. */
export const chargedHeadProblems = defineProblems({
  unknown_charge_head: { status: 422, message: 'This charge head does not exist.' },
  charge_head_not_in_use: { status: 422, message: 'This charge head is no longer in use. Choose another one.' },
  charge_head_without_sac: { status: 422, message: 'This charge head has no SAC yet. Add it under Charge heads.' },
  charge_head_without_rate: {
    status: 422,
    message: 'This charge head has no GST rate on this date yet. Add it under Charge heads.',
  },
  paid_on_behalf: {
    status: 422,
    message: 'What is paid on the customer’s behalf goes on a reimbursement, without GST.',
  },
});
