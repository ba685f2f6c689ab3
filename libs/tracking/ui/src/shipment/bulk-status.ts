import type { Role } from '@freightdesk/shared-access';
import type { Asked, Journey, NeedGroup, Told, Tracked } from '@freightdesk/tracking-contract';
import { refusalOf, saidOf } from './said-step';
import type { StatusValues } from './status-values';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Those of a list that come most often come first. */
export function mostUsual<Value>(values: readonly Value[]): Value | undefined {
  const times = (value: Value) => values.filter((other) => other === value).length;
  return values.toSorted((one, other) => times(other) - times(one))[0];
}

/** The moves that a person may tell of a shipment. */
export const toldMoves = <Shipment extends Tracked>(journey: Journey<Shipment>, shipment: Shipment, role: Role) =>
  journey.moves(shipment, role).filter((move) => !journey.untold?.includes(move));

/** A shipment with all that is known of it for its next step. */
export interface Meant<Shipment extends Tracked> {
  shipment: Shipment;
  told: Told;
}

const askedBy = <Shipment extends Tracked>(journey: Journey<Shipment>, shipment: Shipment, values: StatusValues) =>
  journey.asks(shipment, { to: values.status, at: new Date(values.at), said: {} });

const known = (groups: readonly NeedGroup[], told: Told) =>
  groups.filter((group) => group.some((name) => !isBlank(told[name])));

/** What is asked once for all of them: what any still lacks for the status, but for what follows from the one time. */
export function askedOfAll<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  several: readonly Meant<Shipment>[],
  values: StatusValues,
): Asked {
  const all = several.map(({ shipment, told }) => ({ ...askedBy(journey, shipment, values), told }));
  const lacking = all.flatMap(({ needs, told }) => needs.filter((group) => !known(needs, told).includes(group)));
  const isWhen = (group: NeedGroup) => group.every((name) => journey.needs[name]?.isWhen);
  const groups = new Map(lacking.filter((group) => !isWhen(group)).map((group) => [group.join(' '), group]));
  return {
    needs: [...groups.values()],
    reason: all.find(({ reason }) => reason !== null)?.reason ?? null,
    notice: all.find(({ notice }) => notice)?.notice ?? null,
  };
}

/** What is sent of one of them: what was typed for all, and where nothing was, what is known of it. */
export function saidOfOne<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  { shipment, told }: Meant<Shipment>,
  values: StatusValues,
  isSkipConfirmed: boolean,
): StatusValues {
  const typed = Object.entries(values).filter(([, value]) => !isBlank(value));
  const input: StatusValues = {
    ...{ ...told, ...Object.fromEntries(typed) },
    ...{ id: shipment.id, version: shipment.version, status: values.status, at: values.at },
  };
  const skipped = isSkipConfirmed ? (journey.skips?.(shipment, values.status) ?? []) : [];
  return saidOf(journey, askedBy(journey, shipment, values), input, skipped);
}

/** Why one of them cannot take the step that was said for all; null where it can. */
export const refusalOfOne = <Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  said: StatusValues,
  role: Role,
) =>
  toldMoves(journey, shipment, role).includes(said.status)
    ? refusalOf(journey, shipment, said, role)
    : { message: 'It cannot go there from where it is.' };
