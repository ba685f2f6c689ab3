import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { eventTimeProblem } from './event-time';
import { milestoneOf, originOf, standingEvents } from './history.rules';
import type { Journey } from './journey';
import { factsOfTime } from './step.rules';
import type { Told, Tracked, TrackedEvent } from './tracked';

const isAct = ({ classifier }: TrackedEvent) => classifier === 'ACT';

/** Whether its time or place may be corrected: it was told of as an act, and no correction stands in its place already. */
export const isCorrigible = <Shipment extends Tracked>(
  { untold = [] }: Pick<Journey<Shipment>, 'untold'>,
  { events }: Pick<Tracked, 'events'>,
  event: TrackedEvent,
): boolean =>
  isAct(event) && !untold.includes(milestoneOf(event)) && standingEvents(events).some(({ id }) => id === event.id);

/** Whether the shipment stands where this event brought it. */
export function isWhereItStands({ events }: Pick<Tracked, 'events'>, event: TrackedEvent): boolean {
  return events.findLast(({ milestone }) => !milestone)?.id === originOf(events, event).id;
}

/** The steps before and after one, as they stand; a note of what has passed already has neither. */
function stepsBeside({ events }: Pick<Tracked, 'events'>, event: TrackedEvent) {
  const steps = standingEvents(events).filter((one) => isAct(one) && !originOf(events, one).milestone);
  const index = steps.findIndex(({ id }) => id === event.id);
  return index === -1 ? {} : { before: steps[index - 1], after: steps[index + 1] };
}

/** What is wrong with another time of an event, or odd about it: it stays between the steps before and after it. */
export function correctedTimeProblem(shipment: Pick<Tracked, 'events'>, event: TrackedEvent, at: Date, now: Date) {
  const { before, after } = stepsBeside(shipment, event);
  const early = eventTimeProblem(at, { now, lastEventAt: before ? new Date(before.eventAt) : null });
  if (early || !after) return early;
  const late = eventTimeProblem(new Date(after.eventAt), { now, lastEventAt: at });
  if (!late) return null;
  return late.kind === 'refused'
    ? { kind: late.kind, message: 'This is more than a day after the step that followed.' }
    : { kind: late.kind, message: 'This is after the step that followed.' };
}

/** All that is wrong with a correction, at its fields. */
export function correctionProblems(
  shipment: Pick<Tracked, 'events'>,
  event: TrackedEvent,
  { at, location }: { at: Date; location?: string | null | undefined },
  now: Date,
): FieldProblem[] {
  const time = correctedTimeProblem(shipment, event, at, now);
  if (time?.kind === 'refused') return [{ field: 'at', code: 'event_time', message: time.message }];
  const isSame = at.getTime() === new Date(event.eventAt).getTime() && (location ?? '') === (event.location ?? '');
  return isSame ? [{ field: 'at', code: 'same', message: 'This is what stands there already.' }] : [];
}

/** What was told with the event, its times and days as corrected. */
export const correctedFacts = <Shipment extends Tracked>(
  { needs }: Pick<Journey<Shipment>, 'needs'>,
  { said }: Pick<TrackedEvent, 'said'>,
  at: Date,
): Told => {
  const names = Object.keys(said).filter((name) => said[name] !== null && said[name] !== undefined);
  return { ...said, ...factsOfTime(needs, names, at.toISOString()) };
};
