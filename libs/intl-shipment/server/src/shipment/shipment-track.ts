import {
  newToJob,
  normaliseAirWaybill,
  normaliseContainerNumber,
  normaliseLocode,
  readCustomsStation,
  type Said,
  type Shipment,
  type ShipmentEvent,
  shipmentJourney,
  toldAnew,
} from '@freightdesk/intl-shipment-contract';
import { businessDateAt } from '@freightdesk/shared-calendar';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import { milestoneOf, type Step } from '@freightdesk/tracking-contract';
import type { Track } from '@freightdesk/tracking-server';
import { type ContainerDay, moveContainerDay, tellContainers } from '../jobcard/cargo.repository';
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
  follow: ({ jobcardId }, step, context) => tellJob(jobcardId, step, context),
  corrected: ({ jobcardId }, event, told, context) => tellJobAnew(jobcardId, event, told, context),
};

const inNormalSpelling = (said: Said): Said => ({
  ...said,
  ...(said.containerNo && { containerNo: normaliseContainerNumber(said.containerNo) }),
  ...(said.portCode && readCustomsStation(said.portCode) && { portCode: normaliseLocode(said.portCode) }),
  ...(said.mawbNumber && { mawbNumber: normaliseAirWaybill(said.mawbNumber) }),
});

/** The day by which free days are counted that a step tells. */
function containerDayOf({
  to,
  at,
  said,
}: Pick<Step<Shipment>, 'to' | 'at' | 'said'>): readonly [ContainerDay, string] | null {
  if (to === 'DISCHARGED') return ['dischargedOn', businessDateAt(at)];
  if (to === 'GATE_OUT_FULL') return ['gateOutOn', said.gateOutOn ?? businessDateAt(at)];
  return to === 'EMPTY_RETURNED' ? ['emptyReturnedOn', said.emptyReturnedOn ?? businessDateAt(at)] : null;
}

/** The first step sets a job going; what a step tells, such as the MBL or another ETD, the job knows from then on. */
async function tellJob(jobcardId: string, step: Step<Shipment>, context: WriteContext): Promise<void> {
  const { to, said } = step;
  if (to === 'CANCELLED') return;
  const { tx } = context;
  const day = containerDayOf(step);
  if (day) await tellContainers(tx, jobcardId, day);
  const before = await findJobcardOrRefuse(tx, jobcardId);
  const starts = before.status === 'OPEN';
  const changes = { ...newToJob(said, before), ...(starts && { status: 'IN_PROGRESS' as const }) };
  if (Object.keys(changes).length === 0) return;
  await changeJobcard(context, jobcardId, changes);
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: starts ? 'move' : 'update', before, after });
}

/** Days that the job and its containers have of an event are those of its correction; what was written otherwise there stays. */
async function tellJobAnew(
  jobcardId: string,
  event: ShipmentEvent,
  { at, said }: Pick<Step<Shipment>, 'at' | 'said'>,
  context: WriteContext,
): Promise<void> {
  const { tx } = context;
  const to = milestoneOf(event);
  const [was, is] = [
    { to, at: new Date(event.eventAt), said: event.said },
    { to, at, said },
  ].map(containerDayOf);
  if (was && is) await moveContainerDay(tx, jobcardId, { name: is[0], was: was[1], is: is[1] });
  const before = await findJobcardOrRefuse(tx, jobcardId);
  const changes = toldAnew({ was: event.said, is: said }, before);
  if (Object.keys(changes).length === 0) return;
  await changeJobcard(context, jobcardId, changes);
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: 'update', before, after });
}
