import { allowedShipmentMoves, type Jobcard, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { recordEvent } from './record-event';

/** Ends the shipments of a cancelled job. One that has left already stays where it is: the goods are somewhere. */
export async function cancelShipments(
  { mode, direction, shipments }: Jobcard,
  reason: string | null,
  context: WriteContext,
): Promise<void> {
  const machine = shipmentMachineFor(mode, direction);
  const at = context.clock.now();
  for (const { id: shipmentId, status: from } of shipments) {
    if (!allowedShipmentMoves(machine, from, context.actor.role).includes('CANCELLED')) continue;
    await recordEvent({ shipmentId, from, to: 'CANCELLED', at, source: 'system', reason }, context);
  }
}
