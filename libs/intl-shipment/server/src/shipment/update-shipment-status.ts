import {
  normaliseAirWaybill,
  normaliseContainerNumber,
  type Said,
  type Shipment,
  shipmentMachineFor,
  shipmentMove,
  shipmentProblems,
  statesToConfirm,
  unmetNeeds,
  type UpdatedShipment,
  type UpdateShipmentStatusInput,
} from '@freightdesk/intl-shipment-contract';
import { eventTimeFlaw } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems, type FieldProblem } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion, type WriteContext } from '@freightdesk/shared-server-kit';
import { changeJobcard, lockJobcard } from '../jobcard/jobcard.repository';
import { findJobcardOrRefuse } from '../jobcard/read-jobcard';
import { refuseEnded } from '../jobcard/update-jobcard';
import { findShipmentOrRefuse } from './read-shipment';
import { recordEvent } from './record-event';

/** Records the next milestone of a shipment. Its first sets the job going. */
export async function updateShipmentStatus(
  input: UpdateShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedShipment> {
  const { id, version, status: to, at, location, remarks, skipped = [], reason, ...given } = input;
  const { tx } = context;
  const before = await shipmentToChange(tx, { id, version });
  const said = inNormalSpelling(given);
  refuseMove(before, input, context);
  refuseUnmet(before, to, said);
  const warning = refuseTime(before, at, context);

  const machine = shipmentMachineFor(before.mode, before.direction);
  const passed = statesToConfirm(machine, before.status, to).filter((state) => skipped.includes(state));
  const told = { location, remarks, reason, skipped: passed, said, source: 'manual' as const };
  await recordEvent({ shipmentId: id, from: before.status, to, at: new Date(at), ...told }, context);
  if (to !== 'CANCELLED') await setJobGoing(before.jobcardId, context);

  const data = await findShipmentOrRefuse(tx, id);
  await context.audit({ record: 'shipment', recordId: id, action: 'update status', before, after: data, reason });
  return { data, warnings: warning ? [{ field: 'at', message: warning }] : [] };
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

const refuseFields = (errors: FieldProblem[]): never => refuse(commonProblems.invalid, { errors });

function refuseMove(before: Shipment, input: UpdateShipmentStatusInput, { actor }: WriteContext): void {
  const { mode, direction, status: from } = before;
  const { status: to, skipped, reason } = input;
  const machine = shipmentMachineFor(mode, direction);
  const move = shipmentMove({ machine, from, to, role: actor.role, skipped, reason });
  if (move.ok) return;
  const { code, message, allowed, toConfirm } = move;
  if (code === 'reason_needed') refuseFields([{ field: 'reason', code: 'required', message }]);
  refuse(shipmentProblems.illegal_move, { message, members: { allowed, toConfirm } });
}

function refuseUnmet({ mode, direction, known }: Shipment, to: Shipment['status'], said: Said): void {
  const errors = unmetNeeds(shipmentMachineFor(mode, direction), to, { ...known, ...said });
  if (errors.length > 0) refuseFields(errors);
}

/** Refuses a time that can't be; answers what is odd about one that can. */
function refuseTime({ events }: Shipment, at: string, { clock }: WriteContext): string | null {
  const last = events.findLast(({ classifier }) => classifier === 'ACT');
  const flaw = eventTimeFlaw(new Date(at), { now: clock.now(), lastEventAt: last ? new Date(last.eventAt) : null });
  if (flaw?.kind === 'refused') refuseFields([{ field: 'at', code: 'event_time', message: flaw.message }]);
  return flaw?.message ?? null;
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
