import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type EventTimeProblem, eventTimeProblem } from './event-time';
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

const words = {
  early: {
    refused: 'This is more than a day before the step that came before.',
    warned: 'This is before the step that came before.',
  },
  late: {
    refused: 'This is more than a day after the step that followed.',
    warned: 'This is after the step that followed.',
  },
} as const;

/** What is wrong with another time of an event, or odd about it: it stays between the steps before and after it. */
export function correctedTimeProblem(
  shipment: Pick<Tracked, 'events'>,
  event: TrackedEvent,
  at: Date,
  now: Date,
): EventTimeProblem | null {
  const { before, after } = stepsBeside(shipment, event);
  const ahead = eventTimeProblem(at, { now, lastEventAt: null });
  if (ahead) return ahead;
  const early = eventTimeProblem(at, { now, lastEventAt: before ? new Date(before.eventAt) : null });
  if (early) return { kind: early.kind, message: words.early[early.kind] };
  const late = after ? eventTimeProblem(new Date(after.eventAt), { now, lastEventAt: at }) : null;
  return late && { kind: late.kind, message: words.late[late.kind] };
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
