import { defineProblems } from '@freightdesk/shared-endpoint';

export const accountProblems = defineProblems({
  group_full: { status: 409, message: 'This group has no code left for another account.' },
  seeded_account: {
    status: 409,
    message: 'Every company has this account, and rules post to it: it keeps its name and stays in use.',
  },
  same_account: { status: 409, message: 'An account of this name is there already.' },
  no_account_left: {
    status: 409,
    message: 'The chart of accounts has no code left for another bank or cash box of this kind.',
  },
});
