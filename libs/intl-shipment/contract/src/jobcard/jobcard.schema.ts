import {
  array,
  betweenGiven,
  businessDate,
  id,
  type InferType,
  instant,
  minorUnits,
  named,
  record,
  saved,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { keptChargesSchema } from '@freightdesk/tax-contract/schema';
import { shipmentStatuses } from '../shipment/shipment.machine';
import { carriageOfJob } from './carriage.schema';
import { checkedPaper } from './checklist.schema';
import { customsOrderProblems } from './customs.rules';
import { customsOfJob } from './customs.schema';
import { packageLine, standingContainer } from './job-cargo.schema';
import { shipmentTypes } from './jobcard.kinds';
import { jobcardStatuses } from './jobcard.machine';
import { lines, needed, optional, route } from './jobcard-fields.schema';
import { leg } from './leg.schema';

const placeNeeded = 'Choose the place, or write where it is.';

export const addJobcardInput = record({
  date: needed.date.required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  customerId: needed.customerId.required(),
  ...route,
  originLocode: route.originLocode.test('place', placeNeeded, (code, { parent }) =>
    Boolean(code || parent.originPlace),
  ),
  destinationLocode: route.destinationLocode.test('place', placeNeeded, (code, { parent }) =>
    Boolean(code || parent.destinationPlace),
  ),
  ...optional,
  ...lines,
}).test('customs', betweenGiven(customsOrderProblems));
export type AddJobcardInput = InferType<typeof addJobcardInput>;

/** Mode and direction are part of the number and of the journey, so they stay. */
export const updateJobcardInput = versioned({
  date: needed.date,
  customerId: needed.customerId,
  ...route,
  ...optional,
  ...lines,
});
export type UpdateJobcardInput = InferType<typeof updateJobcardInput>;

/** The clocks of a job's containers, as a form of their own. */
export const freeDaysInput = record({
  demurrageFreeDays: optional.demurrageFreeDays,
  detentionFreeDays: optional.detentionFreeDays,
  demurrageDayPaise: optional.demurrageDayPaise,
  detentionDayPaise: optional.detentionDayPaise,
  containers: lines.containers,
});
export type FreeDaysInput = InferType<typeof freeDaysInput>;

/** What the days become a charge as; by the rule where it is left out, for who reads the sum first may have agreed on another. */
export const accrueFreeDaysInput = versioned({
  chargeHeadId: id().label('Charge'),
  amountPaise: minorUnits().label('Amount').min(1, 'Enter an amount above zero.'),
});
export type AccrueFreeDaysInput = InferType<typeof accrueFreeDaysInput>;

const to = string().oneOf(jobcardStatuses).required();
const reason = () => string().label('Reason').max(500);

export const moveJobcardInput = versioned({ to, reason: reason() });
export type MoveJobcardInput = InferType<typeof moveJobcardInput>;

/** A move that somebody is asked to give a reason for. */
export const moveWithReasonInput = versioned({ to, reason: reason().min(1, 'This is needed.').required() });

const text = () => string().nullable().defined();

/** A row of the list: every scalar of the job, and the names of its parties. */
const header = {
  id: id().required(),
  number: string().required(),
  status: string().oneOf(jobcardStatuses).required(),
  date: businessDate().required(),
  mode: needed.mode.required(),
  direction: needed.direction.required(),
  customerId: id().required(),
  customer: named().required(),
  shipperId: id().nullable().defined(),
  shipper: named().nullable().default(undefined).defined(),
  consigneeId: id().nullable().defined(),
  consignee: named().nullable().default(undefined).defined(),
  notifyPartyId: id().nullable().defined(),
  notifyParty: named().nullable().default(undefined).defined(),
  overseasAgentId: id().nullable().defined(),
  overseasAgent: named().nullable().default(undefined).defined(),
  coLoaderId: id().nullable().defined(),
  coLoader: named().nullable().default(undefined).defined(),
  shipmentType: string().oneOf(shipmentTypes).required(),
  /** The job under which this one travels as a house, with the bill of its carrier. */
  master: record({ id: id().required(), number: string().required(), bill: text() })
    .nullable()
    .default(undefined)
    .defined(),
  ownerId: id().required(),
  owner: named().required(),
  /** The lead it was won from. */
  leadId: id().nullable().defined(),
  originLocode: text(),
  originPlace: text(),
  destinationLocode: text(),
  destinationPlace: text(),
  incoterm: optional.incoterm.defined(),
  incotermPlace: text(),
  transhipment: text(),
  commodity: text(),
  receiptPlace: text(),
  receiptStateCode: text(),
  mawbNumber: text(),
  hawbNumber: text(),
  mblNumber: text(),
  hblNumber: text(),
  hblType: optional.hblType.defined(),
  hblOriginals: optional.hblOriginals.defined(),
  freightTerms: optional.freightTerms.defined(),
  goodsCurrency: optional.goodsCurrency.defined(),
  goodsValueMinor: optional.goodsValueMinor.defined(),
  demurrageFreeDays: optional.demurrageFreeDays.defined(),
  detentionFreeDays: optional.detentionFreeDays.defined(),
  demurrageDayPaise: optional.demurrageDayPaise.defined(),
  detentionDayPaise: optional.detentionDayPaise.defined(),
  bookingNumber: text(),
  carrier: text(),
  flightNumber: text(),
  vessel: text(),
  voyage: text(),
  imoNumber: text(),
  etd: businessDate().nullable().defined(),
  eta: businessDate().nullable().defined(),
  siCutoffAt: instant().nullable().defined(),
  vgmCutoffAt: instant().nullable().defined(),
  gateInCutoffAt: instant().nullable().defined(),
  customsCutoffAt: instant().nullable().defined(),
  doNumber: text(),
  doValidUntil: businessDate().nullable().defined(),
  ...carriageOfJob,
  customsBroker: named().nullable().default(undefined).defined(),
  ...customsOfJob,
  reference: text(),
  cancelReason: text(),
  notes: text(),
  /** Of all packages; null where none are listed, and for modes without a chargeable weight. */
  grossKg: text(),
  chargeableKg: text(),
  version: version().required(),
};

export const jobcardRowSchema = record(header);
export type JobcardRow = InferType<typeof jobcardRowSchema>;

export const jobcardSchema = record({
  ...header,
  legs: array(leg.required()).required(),
  containers: array(standingContainer.required()).required(),
  packages: array(packageLine.required()).required(),
  /** What it earns and costs. */
  charges: keptChargesSchema,
  /** What travels under it. */
  houses: array(record({ id: id().required(), number: string().required() }).required()).required(),
  /** What it has to collect. */
  papers: array(checkedPaper.required()).required(),
  shipments: array(
    record({ id: id().required(), status: string().oneOf(shipmentStatuses).required() }).required(),
  ).required(),
});
export type Jobcard = InferType<typeof jobcardSchema>;

export const savedJobcardSchema = saved(jobcardSchema);
export type SavedJobcard = InferType<typeof savedJobcardSchema>;
