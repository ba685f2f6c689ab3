import {
  type BusinessDate,
  businessDateAt,
  farDateMessage,
  isBusinessDate,
  isFarAhead,
} from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { eventTimeProblem } from './event-time';
import { standingEvents } from './history.rules';
import type { Journey, Step } from './journey';
import type { NeedTable } from './need.rules';
import type { Told, Tracked } from './tracked';

/** What is wrong with the time of a step, by the last thing that happened. */
export function stepTimeProblem({ events }: Pick<Tracked, 'events'>, at: Date, now: Date) {
  const last = standingEvents(events).findLast(({ classifier }) => classifier === 'ACT');
  return eventTimeProblem(at, { now, lastEventAt: last ? new Date(last.eventAt) : null });
}

/** All that a legal step lacks or says wrongly, at the fields of the status call. The page asks it before the server does. */
export function stepProblems<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  step: Step<Shipment>,
  now: Date,
): FieldProblem[] {
  const time = stepTimeProblem(shipment, step.at, now);
  return [
    ...journey.problems(shipment, step, now),
    ...(time?.kind === 'refused' ? [{ field: 'at', code: 'event_time', message: time.message }] : []),
  ];
}

/** The days that were told of what is to come, and are so far ahead that one should look at them again. */
export const farDays = (needs: NeedTable, said: Told, today: BusinessDate): { field: string; message: string }[] =>
  Object.entries(said).flatMap(([field, day]) => {
    const isDay = needs[field]?.kind === 'date' && typeof day === 'string' && isBusinessDate(day);
    return isDay && isFarAhead(day, today) ? [{ field, message: farDateMessage }] : [];
  });

/** The facts of these names that are when the step was made: its moment, or its day. */
export function factsOfTime(needs: NeedTable, names: readonly string[], at: string): Told {
  const valueOf = (name: string) => (needs[name]?.kind === 'date' ? businessDateAt(new Date(at)) : at);
  return Object.fromEntries(names.filter((name) => needs[name]?.isWhen).map((name) => [name, valueOf(name)]));
}
