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
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { type Track, updateStatus } from '@freightdesk/tracking-server';
import { changeJobcard, lockJobcard } from '../jobcard/jobcard.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { refuseEnded } from '../jobcard/update-jobcard';
import { findShipmentOrRefuse } from './read-shipment';
import { changeShipment } from './shipment.repository';

const track: Track<Shipment> = {
  journey: shipmentJourney,
  record: shipmentJourney.record,
  lock: lockJobOf,
  find: findShipmentOrRefuse,
  refuseStill: async ({ jobcardId }, tx) => refuseEnded(await findJobcardOrRefuse(tx, jobcardId)),
  complete: (step) => ({ ...step, said: inNormalSpelling(step.said) }),
  place: (context, { id }, position) => changeShipment(context, id, position),
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

/** A shipment and its job change together: whoever changes either waits at the job. */
async function lockJobOf(tx: Tx, id: string): Promise<void> {
  const { jobcardId } = await findShipmentOrRefuse(tx, id);
  await lockJobcard(tx, jobcardId);
}

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
