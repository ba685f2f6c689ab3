import { defineProblems } from '@freightdesk/shared-endpoint';

export const quotationProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The quotation cannot go there from its state.' },
  /** What a customer was told stays as it was told. */
  sent: { status: 409, message: 'The quotation is no longer a draft, so its prices stay. Revise it instead.' },
});
