import { defineProblems } from '@freightdesk/shared-endpoint';

export const jobCostsProblems = defineProblems({
  nothing_to_move: { status: 409, message: 'Each house bears its share already: nothing is to be moved.' },
  costs_changed: { status: 409, message: 'What is to be moved has changed meanwhile. Look at it again.' },
});
