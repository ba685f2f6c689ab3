import {
  normaliseAirWaybill,
  normaliseContainerNumber,
  type Said,
  type Shipment,
  shipmentJourney,
  type UpdatedShipment,
  type UpdateShipmentStatusInput,
} from '@freightdesk/intl-shipment-contract';
import type { Tx } from '@freightdesk/shared-database';
import { requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import { type Track, updateStatus } from '@freightdesk/tracking-server';
import { changeJobcard, lockJobcard } from '../jobcard/jobcard.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { refuseEnded } from '../jobcard/update-jobcard';
import { findShipmentOrRefuse } from './read-shipment';
import { changeShipment } from './shipment.repository';

const track: Track<Shipment> = {
  journey: shipmentJourney,
  find: findShipmentOrRefuse,
  hold: shipmentToChange,
  complete: (step) => ({ ...step, said: inNormalSpelling(step.said) }),
  place: (tx, { id }, position) => changeShipment(tx, id, position),
  follow: async ({ jobcardId }, { to }, context) => {
    if (to !== 'CANCELLED') await setJobGoing(jobcardId, context);
  },
};

/** Records the next milestone of a shipment. Its first sets the job going. */
export function updateShipmentStatus(
  input: UpdateShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedShipment> {
  const { id, version, status: to, at, location, remarks, skipped, reason, ...said } = input;
  return updateStatus(track, { id, version, to, at, location, remarks, skipped, reason, said }, context);
}

/** The shipment as the person saw it. Its job is held too, for the two change together. */
async function shipmentToChange(tx: Tx, { id, version }: { id: string; version: number }): Promise<Shipment> {
  const { jobcardId } = await findShipmentOrRefuse(tx, id);
  await lockJobcard(tx, jobcardId);
  const shipment = await findShipmentOrRefuse(tx, id);
  requireVersion(shipment, version);
  refuseEnded(await findJobcardOrRefuse(tx, jobcardId));
  return shipment;
}

const inNormalSpelling = (said: Said): Said => ({
  ...said,
  ...(said.containerNo && { containerNo: normaliseContainerNumber(said.containerNo) }),
  ...(said.mawbNumber && { mawbNumber: normaliseAirWaybill(said.mawbNumber) }),
});

async function setJobGoing(jobcardId: string, context: WriteContext): Promise<void> {
  const { tx, actor, clock } = context;
  const before = await findJobcardOrRefuse(tx, jobcardId);
  if (before.status !== 'OPEN') return;
  await changeJobcard(tx, jobcardId, { status: 'IN_PROGRESS', updatedAt: clock.now(), updatedBy: actor.userId });
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: 'move', before, after });
}
