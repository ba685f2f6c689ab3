import { defineProblems } from '@freightdesk/shared-endpoint';

export const trackingProblems = defineProblems({
  /** Carries the legal statuses as `allowed`, and as `toConfirm` what `skipped` would have to name. */
  illegal_move: { status: 409, message: 'The shipment cannot go to this status from where it is.' },
});
