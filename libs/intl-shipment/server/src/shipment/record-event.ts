import type { ShipmentStatus } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { changeShipment, insertEvent } from './shipment.repository';

/** What is told of a shipment that moves on. */
export interface Milestone {
  shipmentId: string;
  from: ShipmentStatus;
  to: ShipmentStatus;
  at: Date;
  source: 'manual' | 'system';
  location?: string | null;
  remarks?: string | null;
  reason?: string | null;
  skipped?: ShipmentStatus[];
  said?: object;
}

/** Adds what happened to the history and moves the shipment there; the two are never apart. */
export async function recordEvent(milestone: Milestone, { tx, actor, clock }: WriteContext): Promise<void> {
  const { shipmentId, from, to, at, said = {}, location = null, ...told } = milestone;
  await insertEvent(tx, {
    ...told,
    id: newId(),
    shipmentId,
    fromStatus: from,
    toStatus: to,
    classifier: 'ACT',
    eventAt: at,
    location,
    said: JSON.stringify(said),
    recordedAt: clock.now(),
    recordedBy: actor.userId,
  });
  const stamp = { updatedAt: clock.now(), updatedBy: actor.userId };
  await changeShipment(tx, shipmentId, { status: to, statusAt: at, location, ...stamp });
}
