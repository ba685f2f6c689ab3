import { defineProblems } from '@freightdesk/shared-endpoint';

export const leadProblems = defineProblems({
  /** Carries the legal moves as `allowed`. */
  illegal_move: { status: 409, message: 'The lead cannot go there from its stage.' },
  not_new: { status: 409, message: 'Only a new lead can be deleted. Move this one to lost instead.' },
  quoted: { status: 409, message: 'A lead that was quoted is not deleted. Move it to lost instead.' },
});
