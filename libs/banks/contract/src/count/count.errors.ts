import { defineProblems } from '@freightdesk/shared-endpoint';

export const countProblems = defineProblems({
  not_cash_box: { status: 422, message: 'Only cash in rupees is counted.' },
  book_moved: {
    status: 409,
    message: 'The books say ₹ {{book}} by now. Look at the difference and record the count again.',
  },
});
