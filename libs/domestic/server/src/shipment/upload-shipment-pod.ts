import type { DomesticShipment } from '@freightdesk/domestic-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { UploadPodInput } from '@freightdesk/tracking-contract';
import { type HoldDocument, uploadPod } from '@freightdesk/tracking-server';
import { docketRecords } from '../docket/docket-records.repository';
import { shipmentTrack } from './shipment-track';

/** Takes the signed docket of goods that were delivered; it waits then to be verified. */
export function uploadShipmentPod(
  input: UploadPodInput,
  context: WriteContext,
  holdDocument: HoldDocument,
): Promise<DomesticShipment> {
  return uploadPod(shipmentTrack, input, context, { beside: docketRecords.record, holdDocument });
}
