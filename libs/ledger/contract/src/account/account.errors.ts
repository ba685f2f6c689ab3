import { defineProblems } from '@freightdesk/shared-endpoint';

export const accountProblems = defineProblems({
  no_account_left: {
    status: 409,
    message: 'The chart of accounts has no code left for another bank or cash box of this kind.',
  },
});
