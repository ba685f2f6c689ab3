import {
  normaliseAirWaybill,
  normaliseContainerNumber,
  type Said,
  type Shipment,
  shipmentJourney,
} from '@freightdesk/intl-shipment-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { Track } from '@freightdesk/tracking-server';
import { changeJobcard } from '../jobcard/jobcard.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { refuseEnded } from '../jobcard/update-jobcard';
import { shipments } from './read-shipment';
import { changeShipment } from './shipment.repository';

export const shipmentTrack: Track<Shipment> = {
  ...shipments,
  journey: shipmentJourney,
  refuseStill: async ({ jobcardId }, tx) => refuseEnded(await findJobcardOrRefuse(tx, jobcardId)),
  complete: (step) => ({ ...step, said: inNormalSpelling(step.said) }),
  place: (context, { id }, position) => changeShipment(context, id, position),
  follow: async ({ jobcardId }, { to }, context) => {
    if (to !== 'CANCELLED') await setJobGoing(jobcardId, context);
  },
};

const inNormalSpelling = (said: Said): Said => ({
  ...said,
  ...(said.containerNo && { containerNo: normaliseContainerNumber(said.containerNo) }),
  ...(said.mawbNumber && { mawbNumber: normaliseAirWaybill(said.mawbNumber) }),
});

async function setJobGoing(jobcardId: string, context: WriteContext): Promise<void> {
  const { tx } = context;
  const before = await findJobcardOrRefuse(tx, jobcardId);
  if (before.status !== 'OPEN') return;
  await changeJobcard(context, jobcardId, { status: 'IN_PROGRESS' });
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: 'move', before, after });
}
