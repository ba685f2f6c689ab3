import {
  type DocketStatus,
  type DomesticShipment,
  type Need,
  type NeedGroup,
  needNames,
  needsOf,
  needsReason,
  statusFlaws,
  type UpdateDomesticShipmentStatusInput,
} from '@freightdesk/domestic-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { type SchemaForm, useWatch } from '@freightdesk/shared-ui/forms';

type StatusForm = SchemaForm<UpdateDomesticShipmentStatusInput>;

/** Facts that may be told with a status beside those that it needs. */
const extrasOf: Readonly<Partial<Record<DocketStatus, readonly Need[]>>> = {
  UNDELIVERED: ['attemptNo'],
  DELIVERED: ['packagesDamaged'],
};

/** Why goods may not go on under their e-way bill unless a reason is told; null where they may. */
function billProblem(shipment: DomesticShipment, to: DocketStatus, toldAt: string): string | null {
  const at = new Date(toldAt);
  if (Number.isNaN(at.getTime())) return null;
  const flaws = statusFlaws({ to, at, said: {} }, shipment, { now: systemClock.now() });
  return flaws.find(({ code }) => code.startsWith('eway_bill_'))?.message ?? null;
}

/** What the chosen status asks for, by the rules that the server asks too. */
export function useStatusMove(form: StatusForm, shipment: DomesticShipment) {
  const [chosen, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  // Nothing is chosen at first, whatever the schema says of a filled form.
  const to: DocketStatus | null = chosen || null;
  const groups: readonly NeedGroup[] = to ? needsOf(to, shipment) : [];
  const extras: readonly Need[] = (to && extrasOf[to]) ?? [];
  const billed = to ? billProblem(shipment, to, at) : null;
  const asksReason = to !== null && (needsReason(to) || billed !== null);
  const told = [...groups.flat(), ...extras];

  return {
    to,
    groups,
    extras,
    asksReason,
    billProblem: billed,
    /** Only what belongs to this move: the form also holds what was known before. */
    saidOf(input: UpdateDomesticShipmentStatusInput): UpdateDomesticShipmentStatusInput {
      const said = { ...input };
      for (const need of needNames) if (!told.includes(need)) delete said[need];
      if (!asksReason) delete said.reason;
      return said;
    },
  };
}
