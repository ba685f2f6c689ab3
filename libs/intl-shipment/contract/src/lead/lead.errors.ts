import { defineProblems } from '@freightdesk/shared-endpoint';

export const leadProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The lead cannot go there from its stage.' },
  lead_won: { status: 409, message: 'This lead is won and its job exists, so it cannot be deleted.' },
  /** A docket is made by the domestic column. */
  no_dockets: { status: 409, message: 'Domestic dockets are not in use here yet.' },
});
