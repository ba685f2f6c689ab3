import type { DocumentKind, UploadDocumentInput } from '@freightdesk/activity-contract';
import { newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { podProblems, type Tracked, trackingProblems, type UploadPodInput } from '@freightdesk/tracking-contract';
import { insertPod, insertPodFiles } from './pod.repository';
import { recordEvent } from './record-event';
import type { Track } from './update-status';

const kind: DocumentKind = 'PROOF_OF_DELIVERY';

/** Puts a file beside a record for good, in the transaction of the write that it proves. */
export type HoldDocument = (document: UploadDocumentInput, context: WriteContext) => Promise<{ id: string }>;

interface PodKeeping {
  /** The kind of record beside which the files of these shipments stand. */
  beside: string;
  holdDocument: HoldDocument;
}

/** Takes the proof that a shipment was delivered. Where its journey has a status for that, it moves there. */
export async function uploadPod<Shipment extends Tracked>(
  track: Track<Shipment>,
  { id, version, file: files, ...input }: UploadPodInput,
  context: WriteContext,
  { beside, holdDocument }: PodKeeping,
): Promise<Shipment> {
  const { journey } = track;
  const pod = { ...input, deliveredAt: new Date(input.deliveredAt) };
  return changeRecord(track, { id, version, action: 'upload-pod' }, context, async (before) => {
    await track.refuseStill?.(before, context.tx);
    const to = journey.podStatus(before) ?? refuse(trackingProblems.no_pod_now);
    const now = context.clock.now();
    const errors = podProblems(pod, now);
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });

    const held: string[] = [];
    for (const file of files) {
      held.push((await holdDocument({ record: beside, recordId: id, kind, file }, context)).id);
    }
    const [documentId = '', ...further] = held;
    const uploaded = { uploadedAt: now, uploadedBy: context.actor.userId };
    const podId = newId();
    await insertPod(context.tx, { ...pod, ...uploaded, id: podId, record: journey.record, recordId: id, documentId });
    await insertPodFiles(context.tx, podId, further);
    await moveOn(track, before, { to, at: now, remarks: input.remarks, said: {} }, context);
  });
}

/** A journey that has no status for it stays where it is; its record has changed all the same. */
async function moveOn<Shipment extends Tracked>(
  { journey, place }: Track<Shipment>,
  before: Shipment,
  step: Parameters<Track<Shipment>['place']>[3],
  context: WriteContext,
): Promise<void> {
  const { id, status: from, location } = before;
  if (step.to === from) {
    await place(context, before, { status: from, statusAt: new Date(before.statusAt), location }, step);
    return;
  }
  const event = { ...step, record: journey.record, recordId: id, from, location, source: 'manual' as const };
  await recordEvent(event, context, (position) => place(context, before, position, step));
}
