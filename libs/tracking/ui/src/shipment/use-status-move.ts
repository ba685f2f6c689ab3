import { systemClock } from '@freightdesk/shared-calendar';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { type Asked, type Journey, stepTimeProblem, toldMoves, type Tracked } from '@freightdesk/tracking-contract';
import { useState } from 'react';
import { namesAsked, refusalOf, saidOf } from './said-step';
import type { StatusValues } from './status-values';
import { useTeller } from './use-teller';

const nothing: Asked = { needs: [], reason: null };

/** What the chosen status asks for and what is wrong with what was told, by the rules that the server asks too. */
export function useStatusMove<Shipment extends Tracked>(
  form: SchemaForm<StatusValues>,
  journey: Journey<Shipment>,
  shipment: Shipment,
) {
  const teller = useTeller();
  const [chosen, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  // A confirmation is of one move: choosing another status asks anew.
  const [confirmedFor, setConfirmedFor] = useState<string | null>(null);
  const moves = toldMoves(journey, shipment, teller);
  const to = moves.find((move) => move === chosen);
  const asked = to === undefined ? nothing : journey.asks(shipment, { to, at: new Date(at), said: {} });
  const toConfirm = to === undefined ? [] : (journey.skips?.(shipment, to) ?? []);
  const isConfirmed = to !== undefined && confirmedFor === to;
  const names = namesAsked(asked);
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
    saidOf: (input: StatusValues): StatusValues => saidOf(journey, asked, input, isConfirmed ? toConfirm : []),
    /** As the server would refuse it; null where it would not. */
    refusalOf: (said: StatusValues) => refusalOf(journey, shipment, said, teller),
  };
}
