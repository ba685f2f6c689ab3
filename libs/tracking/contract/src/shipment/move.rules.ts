import type { Role } from '@freightdesk/shared-access';
import type { Journey } from './journey';
import type { Tracked } from './tracked';

interface Move<Shipment extends Tracked> {
  to: Shipment['status'];
  /** States the person confirmed as skipped. */
  skipped?: readonly string[];
  role: Role;
}

/** Why a shipment may not go there, by the rule by which the page offers where it may; null where it may. */
export function illegalMove<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  { to, skipped = [], role }: Move<Shipment>,
) {
  const allowed = journey.moves(shipment, role);
  const toConfirm = journey.skips?.(shipment, to).filter((state) => !skipped.includes(state));
  if (!allowed.includes(to)) return { message: undefined, members: { allowed, toConfirm: toConfirm && [] } };
  if (toConfirm === undefined || toConfirm.length === 0) return null;
  return { message: 'Confirm the states that are skipped, or record them first.', members: { allowed, toConfirm } };
}
