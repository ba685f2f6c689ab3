import { defineProblems } from '@freightdesk/shared-endpoint';

export const branchProblems = defineProblems({
  duplicate_branch: { status: 409, message: 'A branch with this code is already there.' },
  head_office: { status: 409, message: 'The head office stays active: documents without a branch belong to it.' },
});
