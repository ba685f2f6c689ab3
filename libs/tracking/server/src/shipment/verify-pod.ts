import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  awaitsVerdict,
  isOwnProof,
  type Tracked,
  trackingProblems,
  verdictProblems,
  type VerifyPodInput,
} from '@freightdesk/tracking-contract';
import { insertVerdict } from './pod.repository';
import type { Track } from './update-status';

/** Keeps what somebody found of the proof that stands. The shipment stays where it is: its journey has no status for that. */
export async function verifyPod<Shipment extends Tracked>(
  track: Track<Shipment>,
  { id, version, ...said }: VerifyPodInput,
  context: WriteContext,
): Promise<Shipment> {
  const isVerified = said.verdict === 'VERIFIED';
  const remarks = said.remarks?.trim() || null;
  const action = isVerified ? 'verify-pod' : 'reject-pod';
  return changeRecord(track, { id, version, action, reason: remarks ?? undefined }, context, async (before) => {
    await track.refuseStill?.(before, context.tx);
    const { pod } = before;
    if (pod === null || !awaitsVerdict(pod)) return refuse(trackingProblems.no_pod_to_verify);
    if (isOwnProof(pod, context.actor.userId)) refuse(trackingProblems.own_pod);
    const errors = verdictProblems(said, pod);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });

    const judged = { judgedAt: context.clock.now(), judgedBy: context.actor.userId };
    const podCondition = isVerified ? said.podCondition : null;
    await insertVerdict(context.tx, {
      documentId: pod.documentId,
      verdict: said.verdict,
      podCondition,
      remarks,
      ...judged,
    });
    const { status, statusAt, location } = before;
    const stays = { status, statusAt: new Date(statusAt), location };
    await track.place(context, before, stays, { to: status, at: stays.statusAt, said: {} });
  });
}
