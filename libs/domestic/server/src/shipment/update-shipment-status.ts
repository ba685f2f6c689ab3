import {
  allowedShipmentMoves,
  type DocketStatus,
  type DomesticShipment,
  domesticShipmentProblems,
  normaliseEwayBill,
  normaliseVehicleNumber,
  type Said,
  statusFlaws,
  type StatusStep,
  type UpdatedDomesticShipment,
  type UpdateDomesticShipmentStatusInput,
  vehicleProblem,
  vehicleWarning,
} from '@freightdesk/domestic-contract';
import { eventTimeFlaw } from '@freightdesk/shared-calendar';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findShipmentOrRefuse, shipmentToChange } from './read-shipment';
import { recordEvent } from './record-event';

type Warning = UpdatedDomesticShipment['warnings'][number];

/** Records the next step of a shipment, which is the docket's status too. */
export async function updateShipmentStatus(
  input: UpdateDomesticShipmentStatusInput,
  context: WriteContext,
): Promise<UpdatedDomesticShipment> {
  const { id, version, status: to, at: toldAt, location, remarks, reason, ...given } = input;
  const { tx } = context;
  const at = new Date(toldAt);
  const before = await shipmentToChange(tx, { id, version });
  refuseMove(before.status, to);
  const said = completed(given, before, to);
  const timeWarnings = refuseFlaws({ to, at, reason, remarks, said }, before, context);

  const told = { source: 'manual' as const, location: location ?? said.hub, remarks, reason, said };
  const changes = docketChanges(to, said, reason);
  await recordEvent({ docketId: id, from: before.status, to, at, ...told, changes }, context);

  const data = await findShipmentOrRefuse(tx, id);
  const audited = { record: 'domestic-shipment', recordId: id, action: 'update status' };
  await context.audit({ ...audited, before, after: data, reason });
  return { data, warnings: [...timeWarnings, ...vehicleWarnings(said)] };
}

function refuseMove(from: DocketStatus, to: DocketStatus): void {
  const allowed = allowedShipmentMoves(from);
  if (!allowed.includes(to)) refuse(domesticShipmentProblems.illegal_move, { members: { allowed } });
}

/** In normal spelling; an attempt that was not counted is the next one. */
function completed(given: Said, { events }: DomesticShipment, to: DocketStatus): Said {
  const {
    vehicleNo,
    ewayBillNumber,
    attemptNo = 1 + events.filter((event) => event.to === 'UNDELIVERED').length,
  } = given;
  return {
    ...given,
    ...(vehicleNo && vehicleProblem(vehicleNo) === null && { vehicleNo: normaliseVehicleNumber(vehicleNo) }),
    ...(ewayBillNumber && { ewayBillNumber: normaliseEwayBill(ewayBillNumber) }),
    ...(to === 'UNDELIVERED' && { attemptNo }),
  };
}

/** Refuses what can't be, all of it at once; answers what is odd about a time that can. */
function refuseFlaws(step: StatusStep, before: DomesticShipment, { clock }: WriteContext): Warning[] {
  const now = clock.now();
  const last = before.events.findLast(({ classifier }) => classifier === 'ACT');
  const time = eventTimeFlaw(step.at, { now, lastEventAt: last ? new Date(last.eventAt) : null });
  const errors = [
    ...statusFlaws(step, before, { now }),
    ...(time?.kind === 'refused' ? [{ field: 'at', code: 'event_time', message: time.message }] : []),
  ];
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return time === null ? [] : [{ field: 'at', message: time.message }];
}

const vehicleWarnings = ({ vehicleNo }: Said): Warning[] => {
  const message = vehicleNo ? vehicleWarning(vehicleNo) : null;
  return message === null ? [] : [{ field: 'vehicleNo', message }];
};

/** The docket names the vehicle that has the goods now; a train or a flight is told in the history alone. */
const docketChanges = (to: DocketStatus, { vehicleNo }: Said, reason: string | undefined) => ({
  ...(vehicleNo && vehicleProblem(vehicleNo) === null && { vehicleNumber: vehicleNo }),
  ...(to === 'CANCELLED' && { cancelReason: reason }),
});
