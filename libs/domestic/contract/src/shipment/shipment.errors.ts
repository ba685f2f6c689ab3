import { defineProblems } from '@freightdesk/shared-endpoint';

export const domesticShipmentProblems = defineProblems({
  /** Carries the legal statuses as `allowed`. */
  illegal_move: { status: 409, message: 'The shipment cannot go to this status from where it is.' },
});
