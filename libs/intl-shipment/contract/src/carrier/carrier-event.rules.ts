import { milestoneOf, type ShipmentException, stepProblems, stepTimeProblem } from '@freightdesk/tracking-contract';
import { type ContainerWord, isOfEachContainer, wordsOf } from '../shipment/container-day.rules';
import { shipmentJourney } from '../shipment/shipment.journey';
import {
  allowedShipmentMoves,
  shipmentMachineFor,
  type ShipmentStatus,
  statesToConfirm,
} from '../shipment/shipment.machine';
import type { Said, Shipment } from '../shipment/shipment.schema';
import { type CarrierCode, carrierCodes } from './carrier-codes.data';

/** Planned, estimated, actual: as DCSA tells what is meant by a time. */
export const carrierClassifiers = ['PLN', 'EST', 'ACT'] as const;

/** So many events a history takes from files; far more than any journey has, and what a page can still show. */
export const mostFromFiles = 500;

/** What a carrier says of a shipment. */
export interface CarrierEvent {
  code: string;
  classifier: (typeof carrierClassifiers)[number];
  at: Date;
  isEmpty: boolean | null;
  /** The one of the job's containers that it names; null where it is of all. */
  container: string | null;
}

/** What is done about it. */
export type CarrierStep =
  | { kind: 'none'; why: 'information' | 'elsewhere' | 'known' | 'person' }
  | { kind: 'refused'; message: string }
  | { kind: 'exception'; exception: ShipmentException }
  | { kind: 'note'; milestone: ShipmentStatus; isCorrection: boolean; said: Said }
  | { kind: 'move'; to: ShipmentStatus; skipped: ShipmentStatus[]; said: Said };

/** `OFLD` however the discrepancy is written: `DIS_OFLD`, `dis-ofld`. */
export const carrierCodeOf = (code: string): CarrierCode | undefined => {
  const written = code
    .trim()
    .toUpperCase()
    .replace(/^DIS[-_ ]/, '');
  return Object.hasOwn(carrierCodes, written) ? carrierCodes[written] : undefined;
};

/**
 * The milestone of this journey that a code is of. A gate that says nothing of the container is the one that comes next: before the
 * departure a further container of the shipment is still one that is fetched, and not one that has arrived.
 */
function milestoneBy(shipment: Shipment, { milestones = [], whenEmpty = [] }: CarrierCode, isEmpty: boolean | null) {
  const { states } = shipmentMachineFor(shipment.mode, shipment.direction);
  const meant = isEmpty === null ? [...whenEmpty, ...milestones] : isEmpty ? [...whenEmpty] : milestones;
  const known = meant
    .filter((state) => states.includes(state))
    .sort((one, other) => states.indexOf(one) - states.indexOf(other));
  const isAway = (state: ShipmentStatus) => states.indexOf(state) >= states.indexOf('DEPARTED');
  const onThisSide = known.filter((state) => isAway(state) === isAway(shipment.status));
  const meantHere = onThisSide.length > 0 ? onThisSide : known;
  const now = states.indexOf(shipment.status);
  return meantHere.find((state) => states.indexOf(state) > now) ?? meantHere.at(-1);
}

const told = ({ events }: Shipment, milestone: ShipmentStatus, classifier: CarrierEvent['classifier']) =>
  events.filter((event) => milestoneOf(event) === milestone && event.classifier === classifier);

/** What is told with a milestone: when it was, and of which container. */
function saidWith(milestone: ShipmentStatus, { at, container }: CarrierEvent): Said {
  const isOfOne = isOfEachContainer(milestone) && container !== null;
  return { ...shipmentFactsOf(milestone, at), ...(isOfOne && { containerNo: container }) };
}

/** Whether the shipment may go there by what the carrier says alone: on its way, legally, and with nothing lacking. */
function mayMove(shipment: Shipment, to: ShipmentStatus, at: Date, now: Date): boolean {
  const machine = shipmentMachineFor(shipment.mode, shipment.direction);
  const isAhead = machine.states.indexOf(to) > machine.states.indexOf(shipment.status);
  if (!isAhead || shipment.status === 'CANCELLED') return false;
  if (!allowedShipmentMoves(machine, shipment.status, 'INTERNATIONAL').includes(to)) return false;
  const step = { to, at, said: shipmentFactsOf(to, at) };
  return stepProblems(shipmentJourney, shipment, step, now).length === 0;
}

/**
 * What is still ahead of the shipment cannot have been before what happened last: the carrier's day is wrong. One container may be
 * out long before another.
 */
function timeRefused(shipment: Shipment, { to, at, said }: ContainerWord, now: Date): string | null {
  const { states } = shipmentMachineFor(shipment.mode, shipment.direction);
  if (states.indexOf(to) <= states.indexOf(shipment.status) || shipment.status === 'CANCELLED') return null;
  const events = said.containerNo ? wordsOf(shipment.events, said.containerNo) : shipment.events;
  const problem = stepTimeProblem({ events }, at, now);
  return problem?.kind === 'refused' ? problem.message : null;
}

/** Facts that are when the step was made. */
function shipmentFactsOf(to: ShipmentStatus, at: Date): { atd?: string; ata?: string } {
  if (to === 'DEPARTED') return { atd: at.toISOString() };
  return to === 'ARRIVED' ? { ata: at.toISOString() } : {};
}

/**
 * What follows from a carrier's word. A person's actual time stands, whatever the carrier says; what is known already is nothing
 * new, so a file may come twice; another time of what the carrier told before is added as a correction. A container has words of
 * its own where its days are counted: what was told of another is not told of it.
 */
export function carrierStep(shipment: Shipment, event: CarrierEvent, now: Date): CarrierStep {
  const code = carrierCodeOf(event.code) ?? {};
  if (code.exception) {
    const isKnown = shipment.exceptionHistory.some(({ kind }) => kind === code.exception);
    return isKnown ? { kind: 'none', why: 'known' } : { kind: 'exception', exception: code.exception };
  }
  if (!code.milestones) return { kind: 'none', why: 'information' };
  const milestone = milestoneBy(shipment, code, event.isEmpty);
  if (milestone === undefined) return { kind: 'none', why: 'elsewhere' };
  const said = saidWith(milestone, event);
  const before = wordsOf(told(shipment, milestone, event.classifier), said.containerNo ?? null);
  // As text, which is how both are written: a file may tell of thousands, each held against all before it.
  const at = event.at.toISOString();
  if (before.some(({ eventAt }) => eventAt === at)) return { kind: 'none', why: 'known' };
  const note = { kind: 'note', milestone, isCorrection: before.length > 0, said } as const;
  if (event.classifier !== 'ACT') return note;
  if (before.some(({ source }) => source === 'manual')) return { kind: 'none', why: 'person' };
  return moved(shipment, { to: milestone, at: event.at, said }, now) ?? note;
}

/** What an actual time does to the shipment itself; nothing where it may only be noted. */
function moved(shipment: Shipment, word: ContainerWord, now: Date): CarrierStep | null {
  const { to, at, said } = word;
  const message = timeRefused(shipment, word, now);
  if (message) return { kind: 'refused', message };
  if (!mayMove(shipment, to, at, now)) return null;
  const machine = shipmentMachineFor(shipment.mode, shipment.direction);
  return { kind: 'move', to, skipped: statesToConfirm(machine, shipment.status, to), said };
}
