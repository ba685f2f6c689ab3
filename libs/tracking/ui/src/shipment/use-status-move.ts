import { systemClock } from '@freightdesk/shared-calendar';
import { useActingRole } from '@freightdesk/shared-session';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import {
  type Asked,
  factsOfTime,
  illegalMove,
  type Journey,
  type Step,
  stepProblems,
  stepTimeProblem,
  type Tracked,
} from '@freightdesk/tracking-contract';
import { useState } from 'react';
import type { StatusValues } from './status-values';

const nothing: Asked = { needs: [], reason: null };

const isFact = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A form's values as the step that the rules ask about. */
const stepOf = <Shipment extends Tracked>({ needs }: Journey<Shipment>, values: StatusValues): Step<Shipment> => {
  const said = Object.fromEntries(
    Object.keys(needs).flatMap((name) => (isFact(values[name]) ? [[name, values[name]] as const] : [])),
  );
  const { status: to, at, location, reason, remarks } = values;
  return { to, at: new Date(at), location, reason, remarks, said };
};

/** What the chosen status asks for and what is wrong with what was told, by the rules that the server asks too. */
export function useStatusMove<Shipment extends Tracked>(
  form: SchemaForm<StatusValues>,
  journey: Journey<Shipment>,
  shipment: Shipment,
) {
  const role = useActingRole();
  const [chosen, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  // A confirmation is of one move: choosing another status asks anew.
  const [confirmedFor, setConfirmedFor] = useState<string | null>(null);
  const moves = journey.moves(shipment, role).filter((move) => !journey.untold?.includes(move));
  const to = moves.find((move) => move === chosen);
  const asked = to === undefined ? nothing : journey.asks(shipment, { to, at: new Date(at), said: {} });
  const toConfirm = to === undefined ? [] : (journey.skips?.(shipment, to) ?? []);
  const isConfirmed = to !== undefined && confirmedFor === to;
  const names = [...asked.needs.flat(), ...(asked.extras ?? [])];
  const isWhen = (name: string) => journey.needs[name]?.isWhen === true;

  return {
    moves,
    /** Without what follows from the one time that is asked. */
    asked: { ...asked, needs: asked.needs.filter((group) => !group.every(isWhen)) },
    /** What that time is called where a fact has a name for it. */
    whenLabel: names.filter(isWhen).map((name) => journey.needs[name]?.label)[0],
    timeProblem: stepTimeProblem(shipment, new Date(at), systemClock.now()),
    toConfirm,
    isConfirmed,
    setConfirmed: (checked: boolean) => setConfirmedFor(checked ? chosen : null),
    /** Only what belongs to this move: the form also holds what was known before. */
    saidOf(input: StatusValues): StatusValues {
      const said = { ...input, ...factsOfTime(journey.needs, names, input.at) };
      if (journey.skips) said.skipped = isConfirmed ? [...toConfirm] : [];
      for (const name of Object.keys(journey.needs)) if (!names.includes(name)) delete said[name];
      if (asked.reason === null) delete said.reason;
      return said;
    },
    /** As the server would refuse it; null where it would not. */
    refusalOf(said: StatusValues) {
      const step = stepOf(journey, said);
      const errors = stepProblems(journey, shipment, step, systemClock.now());
      if (errors.length > 0) return { errors };
      const illegal = illegalMove(journey, shipment, { to: step.to, skipped: said.skipped, role });
      return illegal?.message === undefined ? null : { message: illegal.message };
    },
  };
}
