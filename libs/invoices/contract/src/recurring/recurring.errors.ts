import { defineProblems } from '@freightdesk/shared-endpoint';

export const recurringProblems = defineProblems({
  not_due: { status: 409, message: 'The next one is not due yet, or none is to follow.' },
  recurs_already: {
    status: 409,
    message: 'This invoice is made again already: look under Recurring invoices, where it can rest.',
  },
  not_recurring: { status: 422, message: 'A note or a cancelled document is not made again.' },
});
