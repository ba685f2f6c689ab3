import type { Role } from '@freightdesk/shared-access';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { JobDirection, JobMode } from '../jobcard/jobcard.kinds';
import { type Need, needLabels, shipmentMachines } from './shipment-machines.data';

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

/** The state a new shipment starts in. */
export const firstStatus = ({ states }: ShipmentMachine): ShipmentStatus => states[0] ?? 'BOOKED';

const journeyOf = ({ states }: ShipmentMachine) => states.filter((state) => state !== 'CANCELLED');

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

/** States between the two that must be confirmed as not having happened; optional ones need no word. */
export function statesToConfirm(machine: ShipmentMachine, from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  if (from === 'CANCELLED' || to === 'CANCELLED') return [];
  return machine.states
    .slice(machine.states.indexOf(from) + 1, Math.max(machine.states.indexOf(to), 0))
    .filter((state) => !machine.optional.includes(state));
}

/** Going back, giving up, and leaving a state of rest are told with a reason. */
export const needsReason = (machine: ShipmentMachine, from: ShipmentStatus, to: ShipmentStatus): boolean =>
  to === 'CANCELLED' || isAtRest(machine, from) || machine.states.indexOf(to) < machine.states.indexOf(from);

export interface ShipmentMove {
  machine: ShipmentMachine;
  from: ShipmentStatus;
  to: ShipmentStatus;
  /** States the person confirmed as skipped. */
  skipped?: readonly string[];
  reason?: string | null;
  role: Role;
}

export type ShipmentMoveOutcome =
  | { ok: true }
  | {
      ok: false;
      /** `illegal_move` is answered with 409 and `allowed`; `reason_needed` with 422 at the field `reason`. */
      code: 'illegal_move' | 'reason_needed';
      message: string;
      allowed: ShipmentStatus[];
      /** What a further call would have to confirm in `skipped`. */
      toConfirm: ShipmentStatus[];
    };

/** Whether a shipment may go from one state to another, by the same rule on the page and on the server. */
export function shipmentMove({ machine, from, to, skipped = [], reason, role }: ShipmentMove): ShipmentMoveOutcome {
  const allowed = allowedShipmentMoves(machine, from, role);
  const refused = (code: 'illegal_move' | 'reason_needed', message: string, toConfirm: ShipmentStatus[] = []) =>
    ({ ok: false, code, message, allowed, toConfirm }) as const;
  if (!allowed.includes(to)) return refused('illegal_move', 'The shipment cannot go to this state from where it is.');
  const toConfirm = statesToConfirm(machine, from, to).filter((state) => !skipped.includes(state));
  if (toConfirm.length > 0) {
    return refused('illegal_move', 'Confirm the states that are skipped, or record them first.', toConfirm);
  }
  return needsReason(machine, from, to) && !reason?.trim() ? refused('reason_needed', 'Say why.') : { ok: true };
}

/** What a state needs and nobody has said yet; `known` is what came with this move and with those before it. */
export const unmetNeeds = (
  machine: ShipmentMachine,
  to: ShipmentStatus,
  known: Readonly<Partial<Record<Need, unknown>>>,
): FieldProblem[] =>
  (machine.needs[to] ?? [])
    .filter((need) => known[need] === undefined || known[need] === null || known[need] === '')
    .map((need) => ({
      field: need,
      code: 'required',
      message: '{{need}} is needed for this state.',
      values: { need: { message: needLabels[need] } },
    }));
