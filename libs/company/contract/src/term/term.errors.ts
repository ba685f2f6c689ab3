import { defineProblems } from '@freightdesk/shared-endpoint';

export const termProblems = defineProblems({
  duplicate_term: {
    status: 409,
    message: 'A term of this title stands on the same documents already. Change that one, or choose another title.',
  },
});
