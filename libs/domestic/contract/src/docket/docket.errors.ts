import { defineProblems } from '@freightdesk/shared-endpoint';

export const docketProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The docket cannot go there from its status.' },
  in_use: { status: 409, message: 'Only a draft can be deleted. Cancel the docket instead.' },
  ended: { status: 409, message: 'The docket has ended and stays as it is.' },
  hire_billed: { status: 409, message: 'A bill of this hire is posted: the hire stays as it was agreed.' },
});
