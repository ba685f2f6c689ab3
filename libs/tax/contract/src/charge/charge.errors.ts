import { defineProblems } from '@freightdesk/shared-endpoint';

export const chargeProblemKinds = defineProblems({
  charge_billed: {
    status: 409,
    message: 'A charge that is billed stays as it was billed. Cancel or credit its document first.',
  },
  already_billed: { status: 409, message: 'Another document has billed this charge already.' },
});
