import { defineProblems } from '@freightdesk/shared-endpoint';

export const documentProblems = defineProblems({
  document_held: { status: 409, message: 'This file proves what the record says, so it stays with it.' },
});
