import { firstStatus, type Jobcard, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { insertEvent, insertShipment } from './shipment.repository';

/** The shipment of a job that is opened. Its first event is a plan: nothing has happened to the goods yet. */
export async function openShipment(
  { id: jobcardId, mode, direction }: Jobcard,
  { tx, actor, clock }: WriteContext,
): Promise<void> {
  const id = newId();
  const now = clock.now();
  const status = firstStatus(shipmentMachineFor(mode, direction));
  const stamp = { createdAt: now, createdBy: actor.userId, updatedAt: now, updatedBy: actor.userId };
  await insertShipment(tx, { id, jobcardId, status, statusAt: now, ...stamp });
  await insertEvent(tx, {
    id: newId(),
    shipmentId: id,
    fromStatus: null,
    toStatus: status,
    classifier: 'PLN',
    eventAt: now,
    source: 'system',
    recordedAt: now,
    recordedBy: actor.userId,
  });
}
