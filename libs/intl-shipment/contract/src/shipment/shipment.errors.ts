import { defineProblems } from '@freightdesk/shared-endpoint';

export const shipmentProblems = defineProblems({
  /** Carries the legal states as `allowed`, and as `toConfirm` what `skipped` would have to name. */
  illegal_move: { status: 409, message: 'The shipment cannot go to this state from where it is.' },
});
