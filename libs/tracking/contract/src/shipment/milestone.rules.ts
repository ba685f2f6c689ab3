import { milestoneOf, standingEvents } from './history.rules';
import type { Journey } from './journey';
import type { Milestone } from './milestone';
import type { Tracked, TrackedEvent } from './tracked';

const whenOf = ({ actual, estimated, planned }: Milestone) => actual ?? estimated ?? planned ?? '';

/** Its opening is a plan of nobody: it says when the shipment was made. */
const isTold = ({ source }: TrackedEvent) => source !== 'system';

/** The milestones that are planned or expected, beside when they were, in the order of their days. What only was, the history tells. */
export function milestonesOf<Shipment extends Tracked>(
  { expected }: Pick<Journey<Shipment>, 'expected'>,
  shipment: Shipment,
): Milestone[] {
  const told = standingEvents(shipment.events).filter(isTold);
  const days = expected?.(shipment) ?? [];
  const last = (status: string, classifier: TrackedEvent['classifier']) =>
    told.findLast((event) => milestoneOf(event) === status && event.classifier === classifier)?.eventAt ?? null;
  const dayOf = (status: string, kind: 'planned' | 'estimated') =>
    days.find((day) => day.status === status && day[kind])?.[kind] ?? null;
  const ahead = told.filter(({ classifier }) => classifier !== 'ACT').map((event) => milestoneOf(event));
  return [...new Set([...days.map(({ status }) => status), ...ahead])]
    .map((status) => ({
      status,
      planned: dayOf(status, 'planned') ?? last(status, 'PLN'),
      // The shipment's own day is the last word: a carrier's is written there too.
      estimated: dayOf(status, 'estimated') ?? last(status, 'EST'),
      actual: last(status, 'ACT'),
    }))
    .filter(({ planned, estimated }) => planned !== null || estimated !== null)
    .toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)));
}
