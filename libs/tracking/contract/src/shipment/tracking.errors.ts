import { defineProblems } from '@freightdesk/shared-endpoint';
import { ownProofMessage } from './pod.rules';

export const trackingProblems = defineProblems({
  /** Carries the legal statuses as `allowed`, and as `toConfirm` what `skipped` would have to name. */
  illegal_move: { status: 409, message: 'The shipment cannot go to this status from where it is.' },
  no_pod_now: {
    status: 409,
    message: 'A proof of delivery is taken when the goods are delivered and none stands that waits to be verified.',
  },
  no_pod_to_verify: {
    status: 409,
    message: 'No proof of delivery waits to be verified.',
  },
  not_corrigible: { status: 409, message: 'Only an act that stands is corrected: open the shipment again to see it.' },
  own_pod: { status: 409, message: ownProofMessage },
  ended: { status: 409, message: 'The shipment was cancelled and stays as it is.' },
});
