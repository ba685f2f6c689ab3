import { defineProblems } from '@freightdesk/shared-endpoint';

export const taxPaperProblemKinds = defineProblems({
  paper_needs_pan: { status: 422, message: 'Enter the PAN of the party first: this paper holds with a PAN alone.' },
  paper_of_resident: { status: 422, message: 'This paper is of a party in India.' },
  paper_of_non_resident: { status: 422, message: 'This paper is of a party abroad.' },
  papers_overlap: {
    status: 409,
    message: 'Another paper of this kind holds on some of these days. Withdraw it first.',
  },
  withdrawn: { status: 409, message: 'This paper is withdrawn already.' },
});
