import { businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import type { Sentence } from '@freightdesk/shared-sentence';
import type { DocketMode, FreightBasis } from '../docket/docket.kinds';
import type { DocketStatus } from '../docket/docket.machine';
import { type EwayBilled, ewayBillValidUntil, lacksEwayBill, needsEwayBill } from '../eway-bill/eway-bill.rules';
import { vehicleProblem } from '../identifier/vehicle.rules';
import { type Need, type NeedGroup, needLabels, reasonedStatuses, statusNeeds } from './shipment-needs.data';
import { undeliveredReasons } from './shipment.kinds';
import type { Said } from './shipment.schema';

/** What a shipment knows of itself when it is to go on. */
export interface ShipmentFacts {
  mode: DocketMode;
  packages: number | null;
  freightBasis: FreightBasis | null;
  declaredValuePaise: number | null;
  invoices: readonly EwayBilled[];
  /** What holds from earlier steps. */
  known: Said;
  vehicleNumber: string | null;
}

/** A step as a person tells it. */
export interface StatusStep {
  to: DocketStatus;
  at: Date;
  reason?: string | null;
  remarks?: string | null;
  said: Said;
}

const flaw = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** What a status asks of this docket: a group is met by any of its facts. */
export function needsOf(to: DocketStatus, shipment: ShipmentFacts): readonly NeedGroup[] {
  const ofGoods: readonly NeedGroup[] =
    to === 'PICKED_UP' && lacksEwayBill(shipment) ? [['ewayBillNumber', 'ewayBillExemptionReason']] : [];
  const ofFreight: readonly NeedGroup[] =
    to === 'DELIVERED' && shipment.freightBasis === 'TO_PAY' ? [['collectedPaise', 'creditApproval']] : [];
  return [...(statusNeeds[to] ?? []), ...ofGoods, ...ofFreight];
}

/** What is known once this step is told: earlier steps, the vehicle that the docket names, and this one. */
export const factsOf = ({ known, vehicleNumber }: ShipmentFacts, said: Said): Said => ({
  ...known,
  ...(vehicleNumber && { vehicleNo: vehicleNumber }),
  ...said,
});

const isSaid = (facts: Said, need: Need) => facts[need] !== undefined && facts[need] !== '';

/** By their labels, each in the reader's language. */
const eitherOf = (group: NeedGroup): Sentence =>
  group
    .map((need): Sentence => ({ message: needLabels[need] }))
    .reduce((one, other) => ({ message: '{{one}} or {{other}}', values: { one, other } }));

function unmetNeeds(groups: readonly NeedGroup[], facts: Said): FieldProblem[] {
  return groups
    .filter((group) => !group.some((need) => isSaid(facts, need)))
    .map((group) => ({
      field: group[0],
      code: 'required',
      message: '{{needs}} is needed for this status.',
      values: { needs: eitherOf(group) },
    }));
}

/** Whether a status is told with a reason; that of UNDELIVERED is one of `undeliveredReasons`. */
export const needsReason = (to: DocketStatus): boolean => reasonedStatuses.includes(to);

function reasonFlaw({ to, reason }: StatusStep): FieldProblem | null {
  if (!needsReason(to)) return null;
  if (!reason?.trim()) return flaw('reason', 'required', 'Say why.');
  if (to !== 'UNDELIVERED' || undeliveredReasons.some((known) => known === reason)) return null;
  return flaw('reason', 'choice', 'Choose one of the offered reasons.');
}

/** Goods go on under a valid bill. Whoever sends them on without one says why. */
function expiryFlaw({ to, at, reason }: StatusStep, shipment: ShipmentFacts, facts: Said): FieldProblem | null {
  if (to !== 'IN_TRANSIT' || reason?.trim() || facts.ewayBillExemptionReason) return null;
  const billed = shipment.invoices.filter(({ ewayBillNumber }) => ewayBillNumber);
  if (billed.length === 0 && !needsEwayBill(shipment)) return null;
  const ends = billed.map(ewayBillValidUntil);
  if (ends.length === 0 || ends.includes(null))
    return flaw(
      'reason',
      'eway_bill_unknown',
      'Enter the e-way bill, its time and the distance in the docket, or say why the goods go on.',
    );
  const isOver = ends.some((end) => end !== null && end <= at);
  return isOver
    ? flaw('reason', 'eway_bill_expired', 'An e-way bill has expired. Extend it, or say why the goods go on.')
    : null;
}

function vehicleFlaw({ said }: StatusStep, { mode }: ShipmentFacts): FieldProblem | null {
  const message = said.vehicleNo && mode !== 'RAIL' && mode !== 'AIR' ? vehicleProblem(said.vehicleNo) : null;
  return message === null ? null : flaw('vehicleNo', 'vehicle', message);
}

function pickupFlaw({ to, at, said }: StatusStep): FieldProblem | null {
  if (to !== 'PICKED_UP' || !said.pickupDate || said.pickupDate <= businessDateAt(at)) return null;
  return flaw('pickupDate', 'event_time', 'The goods were not picked up yet on the day of this event.');
}

function deliveryTimeFlaw({ deliveredAt, pickupDate }: Said, now: Date): FieldProblem | null {
  if (!deliveredAt) return null;
  const at = new Date(deliveredAt);
  if (at > now) return flaw('deliveredAt', 'event_time', 'This has not happened yet.');
  const isEarly = pickupDate !== undefined && businessDateAt(at) < pickupDate;
  return isEarly ? flaw('deliveredAt', 'event_time', 'The goods were picked up later than this.') : null;
}

function countFlaw(packages: number | null, { remarks }: StatusStep, facts: Said): FieldProblem | null {
  const { packagesDelivered: delivered, packagesDamaged: damaged = 0 } = facts;
  if (packages === null || delivered === undefined) return null;
  if (delivered > packages) return flaw('packagesDelivered', 'too_many', 'The docket has fewer packages.');
  const isWhole = delivered === packages && damaged === 0;
  return isWhole || remarks?.trim() ? null : flaw('remarks', 'required', 'Say what is missing or damaged.');
}

/** What the receiver signs for: when, how many, and what is wrong with them. */
const deliveryFlaws = (step: StatusStep, { packages }: ShipmentFacts, facts: Said, now: Date) =>
  step.to === 'DELIVERED' ? [deliveryTimeFlaw(facts, now), countFlaw(packages, step, facts)] : [];

/** What a legal step still lacks, or says wrongly; each at the field of the status call. */
export function statusFlaws(step: StatusStep, shipment: ShipmentFacts, { now }: { now: Date }): FieldProblem[] {
  const facts = factsOf(shipment, step.said);
  const flaws = [
    ...unmetNeeds(needsOf(step.to, shipment), facts),
    reasonFlaw(step),
    expiryFlaw(step, shipment, facts),
    vehicleFlaw(step, shipment),
    pickupFlaw(step),
    ...deliveryFlaws(step, shipment, facts, now),
    step.to === 'POD_UPLOADED' ? flaw('file', 'required', 'Upload the proof of delivery.') : null,
    step.to === 'POD_VERIFIED' && step.said.podCondition === 'WITH_REMARKS' && !step.remarks?.trim()
      ? flaw('remarks', 'required', 'Enter the remarks on the proof of delivery.')
      : null,
  ];
  return flaws.filter((one) => one !== null);
}
