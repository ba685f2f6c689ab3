import { defineProblems } from '@freightdesk/shared-endpoint';

export const chargeHeadProblemKinds = defineProblems({
  duplicate_charge_head: { status: 409, message: 'A charge head of this name or code is there already.' },
  unknown_account: { status: 422, message: 'A charge cannot be booked to this account.' },
  wrong_terms: { status: 422, message: 'Check the marked fields.' },
});
