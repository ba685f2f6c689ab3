import { defineProblems } from '@freightdesk/shared-endpoint';

export const recurringProblems = defineProblems({
  not_due: { status: 409, message: 'The next one is not due yet, or none is to follow.' },
  not_recurring: { status: 422, message: 'A note or a cancelled document is not made again.' },
});
