import { businessDateAt } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { type Asked, type NeedGroup, reasonProblems, unmetNeeds } from '@freightdesk/tracking-contract';
import type { DocketMode, FreightBasis } from '../docket/docket.kinds';
import type { DocketStatus } from '../docket/docket.machine';
import { type EwayBilled, ewayBillValidUntil, lacksEwayBill, needsEwayBill } from '../eway-bill/eway-bill.rules';
import { vehicleProblem } from '../identifier/vehicle.rules';
import { extraNeeds, type Need, reasonedStatuses, shipmentNeeds, statusNeeds } from './shipment-needs.data';
import { undeliveredReasonLabel } from './shipment.kinds';
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

const problem = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** What a status asks of this docket: a group is met by any of its facts. */
export function needsOf(to: DocketStatus, shipment: ShipmentFacts): readonly NeedGroup<Need>[] {
  const ofGoods: readonly NeedGroup<Need>[] =
    to === 'PICKED_UP' && lacksEwayBill(shipment) ? [['ewayBillNumber', 'ewayBillExemptionReason']] : [];
  const ofFreight: readonly NeedGroup<Need>[] =
    to === 'DELIVERED' && shipment.freightBasis === 'TO_PAY' ? [['collectedPaise', 'creditApproval']] : [];
  return [...(statusNeeds[to] ?? []), ...ofGoods, ...ofFreight];
}

/** What is known once this step is told: earlier steps, the vehicle that the docket names, and this one. */
export const factsOf = ({ known, vehicleNumber }: ShipmentFacts, said: Said): Said => ({
  ...known,
  ...(vehicleNumber && { vehicleNo: vehicleNumber }),
  ...said,
});

/** Goods go on under a valid bill. Whoever sends them on without one says why. */
function billNotice({ to, at }: StatusStep, shipment: ShipmentFacts, facts: Said): Asked['notice'] {
  if (to !== 'IN_TRANSIT' || facts.ewayBillExemptionReason) return null;
  const billed = shipment.invoices.filter(({ ewayBillNumber }) => ewayBillNumber);
  if (billed.length === 0 && !needsEwayBill(shipment)) return null;
  const ends = billed.map(ewayBillValidUntil);
  if (ends.length === 0 || ends.includes(null))
    return {
      code: 'eway_bill_unknown',
      message: 'Enter the e-way bill, its time and the distance in the docket, or say why the goods go on.',
    };
  const isOver = ends.some((end) => end !== null && end <= at);
  return isOver
    ? { code: 'eway_bill_expired', message: 'An e-way bill has expired. Extend it, or say why the goods go on.' }
    : null;
}

/** What a step asks for: facts, and why it is made. The reason of UNDELIVERED is one of a few. */
export function asksOf(step: StatusStep, shipment: ShipmentFacts): Asked {
  const { to } = step;
  const notice = billNotice(step, shipment, factsOf(shipment, step.said));
  const isReasoned = reasonedStatuses.includes(to) || notice !== null;
  const reason = to === 'UNDELIVERED' ? 'choice' : 'words';
  return { needs: needsOf(to, shipment), extras: extraNeeds[to], reason: isReasoned ? reason : null, notice };
}

function vehicleFieldProblem({ said }: StatusStep, { mode }: ShipmentFacts): FieldProblem | null {
  const message = said.vehicleNo && mode !== 'RAIL' && mode !== 'AIR' ? vehicleProblem(said.vehicleNo) : null;
  return message === null ? null : problem('vehicleNo', 'vehicle', message);
}

function pickupProblem({ to, at, said }: StatusStep): FieldProblem | null {
  if (to !== 'PICKED_UP' || !said.pickupDate || said.pickupDate <= businessDateAt(at)) return null;
  return problem('pickupDate', 'event_time', 'The goods were not picked up yet on the day of this event.');
}

function deliveryTimeProblem({ deliveredAt, pickupDate }: Said, now: Date): FieldProblem | null {
  if (!deliveredAt) return null;
  const at = new Date(deliveredAt);
  if (at > now) return problem('deliveredAt', 'event_time', 'This has not happened yet.');
  const isEarly = pickupDate !== undefined && businessDateAt(at) < pickupDate;
  return isEarly ? problem('deliveredAt', 'event_time', 'The goods were picked up later than this.') : null;
}

function countProblem(packages: number | null, { remarks }: StatusStep, facts: Said): FieldProblem | null {
  const { packagesDelivered: delivered, packagesDamaged: damaged = 0 } = facts;
  if (packages === null || delivered === undefined) return null;
  if (delivered > packages) return problem('packagesDelivered', 'too_many', 'The docket has fewer packages.');
  const isWhole = delivered === packages && damaged === 0;
  return isWhole || remarks?.trim() ? null : problem('remarks', 'required', 'Say what is missing or damaged.');
}

/** What the receiver signs for: when, how many, and what is wrong with them. */
const deliveryProblems = (step: StatusStep, { packages }: ShipmentFacts, facts: Said, now: Date) =>
  step.to === 'DELIVERED' ? [deliveryTimeProblem(facts, now), countProblem(packages, step, facts)] : [];

/** What a legal step still lacks, or says wrongly; each at the field of the status call. */
export function statusProblems(step: StatusStep, shipment: ShipmentFacts, { now }: { now: Date }): FieldProblem[] {
  const facts = factsOf(shipment, step.said);
  const asked = asksOf(step, shipment);
  const problems = [
    ...unmetNeeds(asked.needs, facts, shipmentNeeds),
    ...reasonProblems(asked, step.reason, undeliveredReasonLabel),
    vehicleFieldProblem(step, shipment),
    pickupProblem(step),
    ...deliveryProblems(step, shipment, facts, now),
    step.to === 'POD_UPLOADED' ? problem('file', 'required', 'Upload the proof of delivery.') : null,
    step.to === 'POD_VERIFIED' && step.said.podCondition === 'WITH_REMARKS' && !step.remarks?.trim()
      ? problem('remarks', 'required', 'Enter the remarks on the proof of delivery.')
      : null,
  ];
  return problems.filter((one) => one !== null);
}
