import { defineProblems } from '@freightdesk/shared-endpoint';

/** Why a line can't bill a charge of a job or a docket, told at the line. */
export const chargedLineProblems = defineProblems({
  unknown_charge: { status: 422, message: 'This charge does not exist, or has nothing to bill.' },
  charge_of_another: { status: 422, message: 'This charge is of another party, job or docket.' },
  charge_twice: { status: 422, message: 'Another line bills this charge already.' },
  pod_missing: {
    status: 422,
    message: 'The proof of delivery of this docket is missing, and its customer is billed with it only.',
  },
});
