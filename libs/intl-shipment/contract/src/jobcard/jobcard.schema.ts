import {
  array,
  betweenGiven,
  businessDate,
  id,
  type InferType,
  minorUnits,
  instant,
  named,
  number,
  record,
  ruled,
  string,
  version,
  versioned,
  warnings,
} from '@freightdesk/shared-endpoint/schema';
import { indianStateCodes } from '@freightdesk/parties-contract';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { keptChargesInput, keptChargesSchema } from '@freightdesk/tax-contract/schema';
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { locodeProblem } from '../identifier/locode.rules';
import { shipmentStatuses } from '../shipment/shipment.machine';
import { carriageFields, carriageOfJob } from './carriage.schema';
import { checkedPaper } from './checklist.schema';
import { customsOrderProblems } from './customs.rules';
import { customsFields, customsOfJob } from './customs.schema';
import { container, packageLine, standingContainer } from './job-cargo.schema';
import { blTypes, freightTerms, incoterms, jobDirections, jobModes, shipmentTypes } from './jobcard.kinds';
import { jobcardStatuses } from './jobcard.machine';
import { leg } from './leg.schema';

const locode = () => ruled('locode', locodeProblem);

const freeDays = () => number().integer().min(0).max(365).nullable();

const needed = {
  date: businessDate().label('Date'),
  mode: string().label('Mode').oneOf(jobModes),
  direction: string().label('Direction').oneOf(jobDirections),
  customerId: id().label('Customer'),
};

/** A place of the UN's list by its code, or any other as it is written. */
const route = {
  originLocode: locode().label('Origin').nullable(),
  originPlace: string().label('Origin, as written').max(120).nullable(),
  destinationLocode: locode().label('Destination').nullable(),
  destinationPlace: string().label('Destination, as written').max(120).nullable(),
};

/** In an update, null clears a field and a field left out stays as it was. */
const optional = {
  shipperId: id().label('Shipper').nullable(),
  consigneeId: id().label('Consignee').nullable(),
  notifyPartyId: id().label('Notify party').nullable(),
  overseasAgentId: id().label('Overseas agent').nullable(),
  /** Another forwarder, under whose master bill the goods travel. */
  coLoaderId: id().label('Co-loader').nullable(),
  ownerId: id().label('Owner'),
  incoterm: string()
    .label('Incoterm')
    .nullable()
    .oneOf([...incoterms, null]),
  incotermPlace: string().label('Place of the incoterm').max(80).nullable(),
  /** Where the goods change vessels or flights, in their order. */
  transhipment: string().label('Transhipment').max(200).nullable(),
  commodity: string().label('Commodity').max(200).nullable(),
  /** Where the goods are handed over: it decides the place of supply of an unregistered customer. */
  receiptPlace: string().label('Place of receipt').max(120).nullable(),
  receiptStateCode: string()
    .label('State of receipt')
    .nullable()
    .oneOf([...indianStateCodes, null]),
  mawbNumber: ruled('air-waybill', airWaybillProblem).label('MAWB').nullable(),
  hawbNumber: string().label('HAWB').max(40).nullable(),
  mblNumber: string().label('MBL').max(40).nullable(),
  hblNumber: string().label('HBL').max(40).nullable(),
  hblType: string()
    .label('HBL type')
    .nullable()
    .oneOf([...blTypes, null]),
  hblOriginals: number().label('HBL originals').integer().min(0).max(9).nullable(),
  freightTerms: string()
    .label('Freight')
    .nullable()
    .oneOf([...freightTerms, null]),
  /** As the shipper declares it: customs and the paper of the goods ask for it. */
  goodsCurrency: string<CurrencyCode>()
    .label('Currency of the goods')
    .nullable()
    .oneOf([...currencyCodes, null]),
  goodsValueMinor: minorUnits().label('Value of the goods').min(0).nullable(),
  demurrageFreeDays: freeDays().label('Free days of demurrage'),
  detentionFreeDays: freeDays().label('Free days of detention'),
  demurrageDayPaise: minorUnits().label('Demurrage of a day').min(0).nullable(),
  detentionDayPaise: minorUnits().label('Detention of a day').min(0).nullable(),
  bookingNumber: string().label('Booking number').max(40).nullable(),
  carrier: string().label('Carrier').max(120).nullable(),
  flightNumber: string().label('Flight').max(20).nullable(),
  vessel: string().label('Vessel').max(120).nullable(),
  voyage: string().label('Voyage').max(40).nullable(),
  /** Only warns when its check digit fails: the vessel may be known by its name. */
  imoNumber: string().label('IMO number').max(12).nullable(),
  etd: businessDate().label('ETD').nullable(),
  eta: businessDate().label('ETA').nullable(),
  siCutoffAt: instant().label('SI cut-off').nullable(),
  vgmCutoffAt: instant().label('VGM cut-off').nullable(),
  gateInCutoffAt: instant().label('Gate-in cut-off').nullable(),
  customsCutoffAt: instant().label('Customs cut-off').nullable(),
  doNumber: string().label('Delivery order number').max(40).nullable(),
  doValidUntil: businessDate().label('DO valid until').nullable(),
  ...carriageFields,
  ...customsFields,
  reference: string().label('Reference').max(80).nullable(),
  notes: string().label('Notes').max(5000).nullable(),
};

const lines = {
  legs: array(leg).max(20),
  containers: array(container).max(500),
  packages: array(packageLine).max(500),
  charges: keptChargesInput,
};

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

export const savedJobcardSchema = record({
  data: jobcardSchema.required(),
  warnings: warnings(),
});
export type SavedJobcard = InferType<typeof savedJobcardSchema>;
