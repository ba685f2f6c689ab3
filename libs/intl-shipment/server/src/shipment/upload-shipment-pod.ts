import type { Shipment } from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { UploadPodInput } from '@freightdesk/tracking-contract';
import { type HoldDocument, uploadPod } from '@freightdesk/tracking-server';
import { shipmentRecords } from './shipment-records.repository';
import { shipmentTrack } from './shipment-track';

/** Takes the proof that the goods of a job were delivered; a later one stands in place of it. */
export function uploadShipmentPod(
  input: UploadPodInput,
  context: WriteContext,
  holdDocument: HoldDocument,
): Promise<Shipment> {
  return uploadPod(shipmentTrack, input, context, { beside: shipmentRecords.record, holdDocument });
}
