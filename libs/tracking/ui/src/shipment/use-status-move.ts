import { useActingRole } from '@freightdesk/shared-session';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import type { Asked, Journey, Tracked } from '@freightdesk/tracking-contract';
import { useState } from 'react';
import type { StatusValues } from './status-values';

const nothing: Asked = { needs: [], reason: null };

/** What the chosen status asks for, by the rules that the server asks too. */
export function useStatusMove<Shipment extends Tracked>(
  form: SchemaForm<StatusValues>,
  journey: Journey<Shipment>,
  shipment: Shipment,
) {
  const [chosen, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  // A confirmation is of one move: choosing another status asks anew.
  const [confirmedFor, setConfirmedFor] = useState<string | null>(null);
  const moves = journey.moves(shipment, useActingRole()).filter((move) => !journey.untold?.includes(move));
  const to = moves.find((move) => move === chosen);
  const asked = to === undefined ? nothing : journey.asks(shipment, { to, at: new Date(at), said: {} });
  const toConfirm = to === undefined ? [] : (journey.skips?.(shipment, to) ?? []);
  const isConfirmed = to !== undefined && confirmedFor === to;
  const names = [...asked.needs.flat(), ...(asked.extras ?? [])];

  return {
    moves,
    asked,
    toConfirm,
    isConfirmed,
    setConfirmed: (checked: boolean) => setConfirmedFor(checked ? chosen : null),
    /** Only what belongs to this move: the form also holds what was known before. */
    saidOf(input: StatusValues): StatusValues {
      const said = { ...input };
      if (journey.skips) said.skipped = isConfirmed ? [...toConfirm] : [];
      for (const name of Object.keys(journey.needs)) if (!names.includes(name)) delete said[name];
      if (asked.reason === null) delete said.reason;
      return said;
    },
  };
}
