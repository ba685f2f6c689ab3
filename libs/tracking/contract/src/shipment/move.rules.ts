import type { Role } from '@freightdesk/shared-access';
import type { Journey } from './journey';
import { isOwnProof, ownProofMessage } from './pod.rules';
import type { Tracked } from './tracked';

/** Whoever moves a shipment. */
export interface Teller {
  role: Role;
  userId: string;
}

interface Move<Shipment extends Tracked> {
  to: Shipment['status'];
  /** States the person confirmed as skipped. */
  skipped?: readonly string[];
  by: Teller;
}

const isOwnVerdict = <Shipment extends Tracked>(
  { verified }: Journey<Shipment>,
  { pod }: Shipment,
  { to, by }: Pick<Move<Shipment>, 'to' | 'by'>,
): boolean => to === verified && isOwnProof(pod, by.userId);

/** Where a person may move it. Who uploaded its proof of delivery does not verify it. */
export const movesOf = <Shipment extends Tracked>(journey: Journey<Shipment>, shipment: Shipment, by: Teller) =>
  journey.moves(shipment, by.role).filter((to) => !isOwnVerdict(journey, shipment, { to, by }));

/** Those of them that a person tells. */
export const toldMoves = <Shipment extends Tracked>(journey: Journey<Shipment>, shipment: Shipment, by: Teller) =>
  movesOf(journey, shipment, by).filter((move) => !journey.untold?.includes(move));

/** Why a shipment may not go there, by the rule by which the page offers where it may; null where it may. */
export function illegalMove<Shipment extends Tracked>(
  journey: Journey<Shipment>,
  shipment: Shipment,
  { to, skipped = [], by }: Move<Shipment>,
) {
  const allowed = movesOf(journey, shipment, by);
  const toConfirm = journey.skips?.(shipment, to).filter((state) => !skipped.includes(state));
  if (!allowed.includes(to)) {
    const message = isOwnVerdict(journey, shipment, { to, by }) ? ownProofMessage : undefined;
    return { message, members: { allowed, toConfirm: toConfirm && [] } };
  }
  if (toConfirm === undefined || toConfirm.length === 0) return null;
  return { message: 'Confirm the states that are skipped, or record them first.', members: { allowed, toConfirm } };
}
