import {
  type ContainerDay,
  containerDayOf,
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
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { milestoneOf, type Step } from '@freightdesk/tracking-contract';
import type { Track } from '@freightdesk/tracking-server';
import { tellContainerDays } from '../jobcard/container-days';
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
  follow: async ({ jobcardId, events }, step, context) => {
    await tellDay(jobcardId, containerDayOf(events, step), context);
    await tellJob(jobcardId, step, context);
  },
  corrected: async ({ jobcardId, events }, event, told, context) => {
    await tellDay(jobcardId, containerDayOf(events, { ...told, to: milestoneOf(event) }, event), context);
    await tellJobAnew(jobcardId, event, told, context);
  },
};

const inNormalSpelling = (said: Said): Said => ({
  ...said,
  ...(said.containerNo && { containerNo: normaliseContainerNumber(said.containerNo) }),
  ...(said.portCode && readCustomsStation(said.portCode) && { portCode: normaliseLocode(said.portCode) }),
  ...(said.mawbNumber && { mawbNumber: normaliseAirWaybill(said.mawbNumber) }),
});

/** The days of the containers that a word of the shipment tells. */
async function tellDay(jobcardId: string, day: ContainerDay | null, context: WriteContext): Promise<void> {
  const [disorder] = await tellContainerDays(jobcardId, day ? [day] : [], context);
  if (disorder) refuse(commonProblems.invalid, { errors: [{ field: 'at', code: 'order', ...disorder.sentence }] });
}

/** The first step sets a job going; what a step tells, such as the MBL or another ETD, the job knows from then on. */
export async function tellJob(
  jobcardId: string,
  { to, said }: Pick<Step<Shipment>, 'to' | 'said'>,
  context: WriteContext,
): Promise<void> {
  if (to === 'CANCELLED') return;
  const { tx } = context;
  const before = await findJobcardOrRefuse(tx, jobcardId);
  const starts = before.status === 'OPEN';
  const changes = { ...newToJob(said, before), ...(starts && { status: 'IN_PROGRESS' as const }) };
  if (Object.keys(changes).length === 0) return;
  await changeJobcard(context, jobcardId, changes);
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: starts ? 'move' : 'update', before, after });
}

/** Days that the job has of an event are those of its correction; what was written otherwise there stays. */
async function tellJobAnew(
  jobcardId: string,
  event: ShipmentEvent,
  { said }: Pick<Step<Shipment>, 'said'>,
  context: WriteContext,
): Promise<void> {
  const { tx } = context;
  const before = await findJobcardOrRefuse(tx, jobcardId);
  const changes = toldAnew({ was: event.said, is: said }, before);
  if (Object.keys(changes).length === 0) return;
  await changeJobcard(context, jobcardId, changes);
  const after = await findJobcardOrRefuse(tx, jobcardId);
  await context.audit({ record: 'jobcard', recordId: jobcardId, action: 'update', before, after });
}
