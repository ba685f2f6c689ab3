import type { UpdatedDomesticShipment, UpdateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { updateStatus } from '@freightdesk/tracking-server';
import { shipmentTrack } from './shipment-track';

/** Records the next step of a shipment, which is the docket's status too. */
export function updateShipmentStatus(
  input: UpdateDomesticShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedDomesticShipment> {
  const { id, version, status: to, at, location, remarks, reason, ...said } = input;
  return updateStatus(shipmentTrack, { id, version, to, at, location, remarks, reason, said }, context);
}
