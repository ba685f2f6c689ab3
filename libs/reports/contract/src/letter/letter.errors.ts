import { defineProblems } from '@freightdesk/shared-endpoint';

export const letterProblems = defineProblems({
  too_many_lines: {
    status: 422,
    message: 'A statement of more than 2,000 lines is not printed: choose fewer days.',
  },
});
