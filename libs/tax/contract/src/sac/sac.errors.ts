import { defineProblems } from '@freightdesk/shared-endpoint';

export const sacProblemKinds = defineProblems({
  duplicate_sac: { status: 409, message: 'This SAC is in the list already.' },
});
