import {
  type Need,
  needNames,
  needsReason,
  type Shipment,
  shipmentMachineFor,
  type ShipmentStatus,
  statesToConfirm,
  type UpdateShipmentStatusInput,
} from '@freightdesk/intl-shipment-contract';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { useState } from 'react';

/** What the chosen state asks for, by the rules that the server asks too. */
export function useStatusMove(form: SchemaForm<UpdateShipmentStatusInput>, shipment: Shipment) {
  const { mode, direction, status: from } = shipment;
  const machine = shipmentMachineFor(mode, direction);
  const to: ShipmentStatus | undefined = form.watch('status');
  // A confirmation is of one move: choosing another state asks anew.
  const [confirmedFor, setConfirmedFor] = useState<ShipmentStatus | null>(null);
  const isChosen = Boolean(to);
  const needs: readonly Need[] = isChosen ? (machine.needs[to] ?? []) : [];
  const toConfirm = isChosen ? statesToConfirm(machine, from, to) : [];
  const asksReason = isChosen && needsReason(machine, from, to);
  const isConfirmed = isChosen && confirmedFor === to;

  return {
    needs,
    toConfirm,
    asksReason,
    isConfirmed,
    setConfirmed: (checked: boolean) => setConfirmedFor(checked ? to : null),
    /** Only what belongs to this move: the form also holds what was known before. */
    saidOf(input: UpdateShipmentStatusInput): UpdateShipmentStatusInput {
      const said = { ...input, skipped: isConfirmed ? toConfirm : [] };
      for (const need of needNames) if (!needs.includes(need)) delete said[need];
      if (!asksReason) delete said.reason;
      return said;
    },
  };
}
