import { defineProblems } from '@freightdesk/shared-endpoint';

export const periodProblems = defineProblems({
  already_locked: { status: 409, message: 'This month is locked already.' },
  not_locked: { status: 409, message: 'This month is open.' },
});
