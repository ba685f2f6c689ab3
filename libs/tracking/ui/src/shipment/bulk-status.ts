import {
  type Asked,
  type Journey,
  type NeedGroup,
  type Teller,
  type Told,
  toldMoves,
  type Tracked,
} from '@freightdesk/tracking-contract';
import { refusalOf, saidOf } from './said-step';
import type { OwnFacts, StatusValues } from './status-values';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Those of a list that come most often come first. */
export function mostUsual<Value>(values: readonly Value[]): Value | undefined {
  const times = (value: Value) => values.filter((other) => other === value).length;
  return values.toSorted((one, other) => times(other) - times(one))[0];
}

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

/** Facts that are asked of each shipment apart: a number that two of them bear is one that is wrong for the other. */
export const ownNames = <Shipment extends Tracked>({ needs }: Journey<Shipment>, asked: Asked): readonly string[] => [
  ...new Set(asked.needs.flat().filter((name) => !needs[name]?.isCommon && !needs[name]?.isWhen)),
];

/** Whether the chosen status asks this of this shipment: ways differ by mode and direction. */
export const isAskedOf = <Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  values: StatusValues,
  name: string,
) => askedBy(journey, shipment, values).needs.flat().includes(name);

const isFigure: ReadonlySet<string | undefined> = new Set(['count', 'paise']);

/** A line of each shipment as it starts, with what is known of it. */
export const ownFactsOf = <Shipment extends Tracked>(
  { needs }: Journey<Shipment>,
  several: readonly Meant<Shipment>[],
): OwnFacts[] =>
  several.map(({ shipment, told }) => ({
    ...Object.fromEntries(
      Object.entries(needs).map(([name, { kind }]) => [name, told[name] ?? (isFigure.has(kind) ? null : '')]),
    ),
    id: shipment.id,
  }));

/** The lines of those that can take the status come first, so that the keys go from one to the next; none loses what was typed. */
export const goingFirst = (each: readonly OwnFacts[], going: ReadonlySet<string>): OwnFacts[] =>
  each.toSorted((one, other) => Number(going.has(other.id)) - Number(going.has(one.id)));

const typedOf = (values: object = {}) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/** What is sent of one of them: what was typed for it and for all, and where nothing was, what is known of it. */
export function saidOfOne<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  { shipment, told }: Meant<Shipment>,
  { each = [], ...values }: StatusValues,
  isSkipConfirmed: boolean,
): StatusValues {
  const input: StatusValues = {
    ...{ ...told, ...typedOf(each.find(({ id }) => id === shipment.id)), ...typedOf(values) },
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
  by: Teller,
) =>
  toldMoves(journey, shipment, by).includes(said.status)
    ? refusalOf(journey, shipment, said, by)
    : { message: 'It cannot go there from where it is.' };

export type Refusal = NonNullable<ReturnType<typeof refusalOf>>;

/** Where none of them goes, why: each problem at its field, that of one shipment's own fact in its line. */
export function toAmend(
  refused: readonly { id: string; refusal: Refusal | null }[],
  each: readonly OwnFacts[],
  own: readonly string[],
): Refusal | null {
  if (refused.some(({ refusal }) => refusal === null)) return null;
  const fieldOf = (id: string, field: string) =>
    own.includes(field) ? `each.${each.findIndex((line) => line.id === id)}.${field}` : field;
  const errors = refused.flatMap(({ id, refusal }) =>
    refusal && 'errors' in refusal
      ? refusal.errors.map((error) => ({ ...error, field: fieldOf(id, error.field) }))
      : [],
  );
  if (errors.length === 0) return refused[0]?.refusal ?? null;
  return { errors: [...new Map(errors.map((error) => [error.field, error])).values()] };
}
