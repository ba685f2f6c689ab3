import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import {
  type CorrectEventInput,
  correctedFacts,
  correctionProblems,
  isCorrigible,
  isWhereItStands,
  milestoneOf,
  type Tracked,
  type TrackedEvent,
  trackingProblems,
} from '@freightdesk/tracking-contract';
import { noteEvents } from './record-event';
import type { Track } from './update-status';

interface Correction<Event extends TrackedEvent> {
  event: Event;
  at: Date;
  location?: string | null | undefined;
  remarks?: string | null | undefined;
  reason: string;
}

/** Puts another event in the place of one that was told wrongly. What followed from its time follows from the new one. */
async function standCorrected<Shipment extends Tracked>(
  track: Track<Shipment>,
  before: Shipment,
  { event, at, location, remarks, ...told }: Correction<Shipment['events'][number]>,
  context: WriteContext,
): Promise<void> {
  const { journey } = track;
  const { id, status } = before;
  const milestone = milestoneOf(event);
  const said = correctedFacts(journey, event, at);
  const of = { record: journey.record, recordId: id, status, milestone, corrects: event.id };
  await noteEvents([{ ...of, ...told, at, location, remarks, said, classifier: 'ACT', source: 'manual' }], context);
  const stands = isWhereItStands(before, event)
    ? { status, statusAt: at, location: location ?? null }
    : { status, statusAt: new Date(before.statusAt), location: before.location };
  await track.place(context, before, stands, { to: status, at: stands.statusAt, said: {} });
  await track.corrected?.(before, event, { at, said }, context);
}

/** Corrects the time or place of an event of a shipment; what was told first stays in its history. */
export async function correctEvent<Shipment extends Tracked>(
  track: Track<Shipment>,
  { id, version, eventId, at: when, ...told }: CorrectEventInput,
  context: WriteContext,
): Promise<Shipment> {
  const at = new Date(when);
  const change = { id, version, action: 'correct-event', reason: told.reason };
  return changeRecord(track, change, context, async (before) => {
    await track.refuseStill?.(before, context.tx);
    const event = before.events.find((one) => one.id === eventId);
    if (!event || !isCorrigible(track.journey, before, event)) return refuse(trackingProblems.not_corrigible);
    const errors = correctionProblems(before, event, { at, location: told.location }, context.clock.now());
    if (errors.length > 0) refuse(commonProblems.invalid, { errors });
    await standCorrected(track, before, { ...told, event, at }, context);
  });
}
