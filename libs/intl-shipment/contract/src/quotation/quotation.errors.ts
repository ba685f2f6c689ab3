import { defineProblems } from '@freightdesk/shared-endpoint';

export const quotationProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The quotation cannot go there from its state.' },
  /** What a customer was told stays as it was told. */
  sent: { status: 409, message: 'The quotation is no longer a draft, so its prices stay. Revise it instead.' },
  not_sent: {
    status: 409,
    message: 'Send the quotation first: its customer answers what was sent and is still valid.',
  },
  /** Below the floor an administrator approves first; a letter would go past that. */
  not_to_be_mailed: {
    status: 409,
    message: 'Send the quotation first: a draft, or one that waits for approval, goes to nobody by e-mail.',
  },
  /** By its customer: answered in the other way, or revised meanwhile. */
  not_to_be_answered: { status: 409, message: 'This quotation cannot be answered any more. Ask whoever sent it.' },
});
