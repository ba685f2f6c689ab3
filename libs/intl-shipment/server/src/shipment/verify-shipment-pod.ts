import type { Shipment } from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { VerifyPodInput } from '@freightdesk/tracking-contract';
import { verifyPod } from '@freightdesk/tracking-server';
import { keepPaper, keepPapersDue } from '../jobcard/checklist.repository';
import { shipmentTrack } from './shipment-track';

const asked = { status: 'NEEDED', reason: null, receivedOn: null, documentId: null } as const;

/** Keeps what was found of a job's proof of delivery. One that is rejected is asked for again by the job's checklist. */
export async function verifyShipmentPod(input: VerifyPodInput, context: WriteContext): Promise<Shipment> {
  const shipment = await verifyPod(shipmentTrack, input, context);
  if (input.verdict === 'VERIFIED') return shipment;
  const { jobcardId } = shipment;
  await keepPaper(context.tx, { jobcardId, paper: 'POD', ...asked });
  await keepPapersDue(context.tx, jobcardId);
  return shipment;
}
