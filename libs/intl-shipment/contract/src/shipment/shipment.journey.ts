import { type Journey, reasonProblems, unmetNeeds } from '@freightdesk/tracking-contract';
import { chargeableProblems } from '../weight/compared.rules';
import { jobExceptions } from './job-exceptions';
import { shipmentNeeds } from './shipment-needs.data';
import { shipmentStatusLabel } from './shipment-status-label.data';
import {
  allowedShipmentMoves,
  isDelivered,
  needsReason,
  nextStatus,
  shipmentMachineFor,
  type ShipmentStatus,
  statesToConfirm,
} from './shipment.machine';
import type { Shipment } from './shipment.schema';

const machineOf = ({ mode, direction }: Shipment) => shipmentMachineFor(mode, direction);

function asks(shipment: Shipment, { to }: { to: ShipmentStatus }) {
  const machine = machineOf(shipment);
  return {
    needs: (machine.needs[to] ?? []).map((need) => [need] as const),
    reason: needsReason(machine, shipment.status, to) ? ('words' as const) : null,
  };
}

/** ETD and ETA are of the job; by road they are of the way from door to door. */
function expected({ etd, eta, promisedDate, ...job }: Shipment) {
  const { states } = shipmentMachineFor(job.mode, job.direction);
  const first = (...names: readonly ShipmentStatus[]) => names.find((name) => states.includes(name)) ?? 'DELIVERED';
  return [
    { status: first('DEPARTED', 'IN_TRANSIT'), estimated: etd },
    { status: first('ARRIVED'), estimated: eta },
    { status: first('DELIVERED'), planned: promisedDate },
  ];
}

/** How a job's shipment goes: along the machine of its mode and direction. */
export const shipmentJourney: Journey<Shipment> = {
  record: 'shipment',
  statusLabel: shipmentStatusLabel,
  needs: shipmentNeeds,
  expected,
  exceptions: jobExceptions,
  moves: (shipment, role) => allowedShipmentMoves(machineOf(shipment), shipment.status, role),
  next: (shipment) => nextStatus(machineOf(shipment), shipment.status),
  skips: (shipment, to) => statesToConfirm(machineOf(shipment), shipment.status, to),
  podStatus: (shipment) =>
    isDelivered(machineOf(shipment), shipment.status) && !shipment.pod?.verifiedAt ? shipment.status : null,
  asks,
  problems(shipment, step) {
    const asked = asks(shipment, step);
    const told = { ...shipment.known, ...step.said };
    const isWeighed = asked.needs.some((names) => names.includes('chargeableKg'));
    return [
      ...reasonProblems(asked, step.reason),
      ...unmetNeeds(asked.needs, told, shipmentNeeds),
      ...(isWeighed ? chargeableProblems(told) : []),
    ];
  },
};
