import type { TrackedEvent } from './tracked';

type Told = Pick<TrackedEvent, 'id' | 'corrects'>;

/** What an event tells of: the milestone that it names, or the status that it brought. */
export const milestoneOf = <Status extends string>({
  milestone,
  to,
}: {
  milestone?: Status | null | undefined;
  to: Status;
}) => milestone ?? to;

/** The correction that stands in place of an event, through corrections of corrections; the event itself where there is none. */
function standingFor<Event extends Told>(event: Event, corrections: ReadonlyMap<string, Event>): Event {
  const correction = corrections.get(event.id);
  return correction ? standingFor(correction, corrections) : event;
}

const correctionsIn = <Event extends Told>(events: readonly Event[]): ReadonlyMap<string, Event> =>
  new Map(events.flatMap((event) => (event.corrects ? [[event.corrects, event] as const] : [])));

/** The history as it is now: each event in its place as it was corrected last. */
export function standingEvents<Event extends Told>(events: readonly Event[]): Event[] {
  const corrections = correctionsIn(events);
  return events.filter(({ corrects }) => !corrects).map((event) => standingFor(event, corrections));
}

/** The event as it was told first. */
export function originOf<Event extends Told>(events: readonly Event[], event: Event): Event {
  const before = event.corrects ? events.find(({ id }) => id === event.corrects) : undefined;
  return before ? originOf(events, before) : event;
}
