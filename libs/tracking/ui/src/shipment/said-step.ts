import { systemClock } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import {
  type Asked,
  factsOfTime,
  illegalMove,
  type Journey,
  type Step,
  stepProblems,
  type Teller,
  type Tracked,
} from '@freightdesk/tracking-contract';
import type { StatusValues } from './status-values';

/** The facts that belong to a step, needed or not. */
export const namesAsked = ({ needs, extras = [] }: Asked): readonly string[] => [...needs.flat(), ...extras];

/** What is sent of a form that also holds what was known before: what belongs to this move, and what follows from its time. */
export function saidOf<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  asked: Asked,
  input: StatusValues,
  skipped: readonly string[],
): StatusValues {
  const names = namesAsked(asked);
  const said = { ...input, ...factsOfTime(journey.needs, names, input.at) };
  if (journey.skips) said.skipped = [...skipped];
  for (const name of Object.keys(journey.needs)) if (!names.includes(name)) delete said[name];
  if (asked.reason === null) delete said.reason;
  return said;
}

const isFact = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A form's values as the step that the rules ask about. */
const stepOf = <Shipment extends Tracked>({ needs }: Journey<Shipment>, values: StatusValues): Step<Shipment> => {
  const said = Object.fromEntries(
    Object.keys(needs).flatMap((name) => (isFact(values[name]) ? [[name, values[name]] as const] : [])),
  );
  const { status: to, at, location, reason, remarks } = values;
  return { to, at: new Date(at), location, reason, remarks, said };
};

/** As the server would refuse it; null where it would not. */
export function refusalOf<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  said: StatusValues,
  by: Teller,
): { errors: FieldProblem[] } | { message: string } | null {
  const step = stepOf(journey, said);
  const errors = stepProblems(journey, shipment, step, systemClock.now());
  if (errors.length > 0) return { errors };
  const illegal = illegalMove(journey, shipment, { to: step.to, skipped: said.skipped, by });
  if (illegal === null) return null;
  return illegal.message === undefined
    ? { message: 'It cannot go there from where it is.' }
    : { message: illegal.message };
}
