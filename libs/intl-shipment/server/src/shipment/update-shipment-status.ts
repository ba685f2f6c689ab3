import type { UpdatedShipment, UpdateShipmentStatusInput } from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { updateStatus } from '@freightdesk/tracking-server';
import { shipmentTrack } from './shipment-track';

/** Records the next milestone of a shipment. Its first sets the job going. */
export function updateShipmentStatus(
  input: UpdateShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedShipment> {
  const { id, version, status: to, at, location, remarks, skipped, reason, ...said } = input;
  return updateStatus(shipmentTrack, { id, version, to, at, location, remarks, skipped, reason, said }, context);
}
