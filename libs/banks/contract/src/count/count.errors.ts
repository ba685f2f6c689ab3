import { defineProblems } from '@freightdesk/shared-endpoint';

export const countProblems = defineProblems({
  not_cash_box: { status: 422, message: 'Only cash in rupees is counted.' },
  not_custodian: { status: 409, message: '{{custodian}} keeps this box and hands it over: ask for that first.' },
  keeps_no_cash: {
    status: 422,
    message: 'Choose somebody else of accounts who works here: that person is to keep the box.',
  },
  nothing_handed: { status: 409, message: 'This box is not handed over to you by its last count, or no longer.' },
  counts_differ: {
    status: 409,
    message: 'You count ₹ {{counted}}, and ₹ {{handed}} was handed over. Count together, and hand it over again.',
  },
  book_moved: {
    status: 409,
    message: 'The books say ₹ {{book}} by now. Look at the difference and record the count again.',
  },
});
