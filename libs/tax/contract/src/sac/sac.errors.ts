import { defineProblems } from '@freightdesk/shared-endpoint';

export const sacProblemKinds = defineProblems({
  sac_out_of_use: { status: 422, message: 'This SAC is out of use. Choose another one.' },
  duplicate_sac: { status: 409, message: 'This SAC is in the list already.' },
});
