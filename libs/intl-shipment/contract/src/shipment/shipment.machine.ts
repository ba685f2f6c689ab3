import type { Role } from '@freightdesk/shared-access';
import type { JobDirection, JobMode } from '../jobcard/jobcard.kinds';
import { shipmentMachines } from './shipment-machines.data';
import type { Need } from './shipment-needs.data';

export type ShipmentMachineName = keyof typeof shipmentMachines;
export type ShipmentStatus = (typeof shipmentMachines)[ShipmentMachineName]['states'][number];

export interface ShipmentMachine {
  readonly name: ShipmentMachineName;
  readonly states: readonly ShipmentStatus[];
  readonly optional: readonly string[];
  readonly repeatable: readonly string[];
  readonly cancelBefore: ShipmentStatus;
  readonly needs: Readonly<Record<string, readonly Need[]>>;
}

/** Every status of any machine, once: what a filter of the list offers. */
export const shipmentStatuses: readonly ShipmentStatus[] = [
  ...new Set(Object.values(shipmentMachines).flatMap(({ states }): readonly ShipmentStatus[] => states)),
];

/** The journey of a job's shipment. Cross trade leaves from abroad and is followed like an export. */
export function shipmentMachineFor(mode: JobMode, direction: JobDirection): ShipmentMachine {
  const isImport = direction === 'IMPORT';
  if (mode === 'AIR') return machineOf(isImport ? 'air_import' : 'air_export');
  if (mode === 'SEA_FCL' || mode === 'SEA_LCL') return machineOf(isImport ? 'sea_import' : 'sea_export');
  return machineOf('road');
}

const machineOf = (name: ShipmentMachineName): ShipmentMachine => ({ name, ...shipmentMachines[name] });

/** Whether the goods have reached their receiver: what a job waits for before it is completed. */
export const isDelivered = ({ states }: ShipmentMachine, status: ShipmentStatus): boolean =>
  status !== 'CANCELLED' && states.indexOf(status) >= states.indexOf('DELIVERED');

/** Statuses of goods that have reached their receiver, on any journey. */
export const deliveredStatuses: readonly ShipmentStatus[] = [
  ...new Set(
    Object.values(shipmentMachines).flatMap(({ states }): readonly ShipmentStatus[] =>
      states.slice(states.indexOf('DELIVERED')),
    ),
  ),
].filter((status) => status !== 'CANCELLED');

const milestones = {
  departure: ({ cancelBefore }: ShipmentMachine) => cancelBefore,
  arrival: ({ states }: ShipmentMachine): ShipmentStatus => (states.includes('ARRIVED') ? 'ARRIVED' : 'DELIVERED'),
} as const;

/** Statuses that stand before it on every journey that knows them: a status alone then tells that it has not happened. */
export function statusesBefore(milestone: keyof typeof milestones): ShipmentStatus[] {
  const machines = Object.keys(shipmentMachines).filter(isMachineName).map(machineOf);
  return shipmentStatuses.filter((status) =>
    machines.every((machine) => {
      const { states } = machine;
      return states.indexOf(status) < states.indexOf(milestones[milestone](machine));
    }),
  );
}

const isMachineName = (name: string): name is ShipmentMachineName => Object.hasOwn(shipmentMachines, name);

/** The state a new shipment starts in. */
export const firstStatus = ({ states }: ShipmentMachine): ShipmentStatus => states[0] ?? 'BOOKED';

const journeyOf = ({ states }: ShipmentMachine) => states.filter((state) => state !== 'CANCELLED');

/** The next state that is not left out as a rule. */
export const nextStatus = (machine: ShipmentMachine, from: ShipmentStatus): ShipmentStatus | undefined =>
  from === 'CANCELLED'
    ? undefined
    : journeyOf(machine)
        .slice(machine.states.indexOf(from) + 1)
        .find((state) => !machine.optional.includes(state));

const isAtRest = (machine: ShipmentMachine, state: ShipmentStatus) =>
  state === 'CANCELLED' || state === journeyOf(machine).at(-1);

const canCancel = ({ states, cancelBefore }: ShipmentMachine, from: ShipmentStatus) =>
  states.indexOf(from) < states.indexOf(cancelBefore);

/** Where a shipment may go: on or back along its journey, or to CANCELLED before it leaves. Buttons show these alone. */
export function allowedShipmentMoves(machine: ShipmentMachine, from: ShipmentStatus, role: Role): ShipmentStatus[] {
  if (isAtRest(machine, from) && role !== 'ADMIN') return [];
  const others = journeyOf(machine).filter((state) => state !== from || machine.repeatable.includes(state));
  return canCancel(machine, from) ? [...others, 'CANCELLED'] : others;
}

/** States between the two that must be confirmed as not recorded; optional ones need no word. */
export function statesToConfirm(machine: ShipmentMachine, from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  if (from === 'CANCELLED' || to === 'CANCELLED') return [];
  return machine.states
    .slice(machine.states.indexOf(from) + 1, Math.max(machine.states.indexOf(to), 0))
    .filter((state) => !machine.optional.includes(state));
}

/** Going back, giving up, and leaving a state of rest are told with a reason. */
export const needsReason = (machine: ShipmentMachine, from: ShipmentStatus, to: ShipmentStatus): boolean =>
  to === 'CANCELLED' || isAtRest(machine, from) || machine.states.indexOf(to) < machine.states.indexOf(from);
