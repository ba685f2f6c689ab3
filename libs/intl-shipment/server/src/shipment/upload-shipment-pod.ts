import type { Shipment } from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { UploadPodInput } from '@freightdesk/tracking-contract';
import { type HoldDocument, uploadPod } from '@freightdesk/tracking-server';
import { keepPaper, keepPapersDue } from '../jobcard/checklist.repository';
import { shipmentRecords } from './shipment-records.repository';
import { shipmentTrack } from './shipment-track';

/** Takes the proof that the goods of a job were delivered; a later one stands in place of it. The job's checklist has it then. */
export async function uploadShipmentPod(
  input: UploadPodInput,
  context: WriteContext,
  holdDocument: HoldDocument,
): Promise<Shipment> {
  const shipment = await uploadPod(shipmentTrack, input, context, { beside: shipmentRecords.record, holdDocument });
  const { jobcardId, pod } = shipment;
  const receivedOn = pod?.receivedOn ?? businessDateAt(context.clock.now());
  const documentId = pod?.documentId ?? null;
  await keepPaper(context.tx, { jobcardId, paper: 'POD', status: 'RECEIVED', receivedOn, documentId });
  await keepPapersDue(context.tx, jobcardId);
  return shipment;
}
