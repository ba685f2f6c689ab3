import { allowedShipmentMoves, type Jobcard, shipmentMachineFor } from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { recordEvent } from '@freightdesk/tracking-server';
import { changeShipment } from './shipment.repository';

/** Ends the shipments of a cancelled job. One that has left already stays where it is: the goods are somewhere. */
export async function cancelShipments(
  { mode, direction, shipments }: Jobcard,
  reason: string | null,
  context: WriteContext,
): Promise<void> {
  const machine = shipmentMachineFor(mode, direction);
  const cancelled = { to: 'CANCELLED', at: context.clock.now(), source: 'system', reason } as const;
  for (const { id, status: from } of shipments) {
    if (!allowedShipmentMoves(machine, from, context.actor.role).includes('CANCELLED')) continue;
    await recordEvent({ ...cancelled, record: 'shipment', recordId: id, from }, context, (position) =>
      changeShipment(context, id, position),
    );
  }
}
