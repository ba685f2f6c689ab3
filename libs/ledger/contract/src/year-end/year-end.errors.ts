import { defineProblems } from '@freightdesk/shared-endpoint';

export const yearEndProblems = defineProblems({
  year_not_over: { status: 409, message: 'This fiscal year is not over yet.' },
  already_closed: { status: 409, message: 'This fiscal year is closed already.' },
  later_year_closed: {
    status: 409,
    message: 'A later fiscal year is closed, and with it all that was before. Reverse that one first.',
  },
  nothing_to_close: { status: 409, message: 'Nothing was earned or spent up to the end of this year.' },
  year_end_reversed: { status: 409, message: 'This year end was reversed: nothing more can be done with it.' },
});
