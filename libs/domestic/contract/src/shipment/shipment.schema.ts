import {
  array,
  businessDate,
  id,
  type InferType,
  instant,
  minorUnits,
  number,
  record,
  ruled,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { docketInvoiceRecord, goodsPerson } from '../docket/docket-lines.schema';
import { docketModes, freightBases } from '../docket/docket.kinds';
import { docketStatuses } from '../docket/docket.machine';
import { ewayBillProblem } from '../eway-bill/eway-bill.rules';
import { type Need, needLabels } from './shipment-needs.data';
import { podConditions, returnPayers, shipmentExceptions } from './shipment.kinds';

const words = () => string().max(120);
const count = () => number().integer().min(0).max(1_000_000);

/** What statuses need; which of them is decided by `needsOf`. Most hold for later steps once they are said. */
const needs = {
  vehicleNo: words().label(needLabels.vehicleNo),
  coLoaderDocketNo: words().label(needLabels.coLoaderDocketNo),
  pickupDate: businessDate().label(needLabels.pickupDate),
  ewayBillNumber: ruled('eway-bill', ewayBillProblem).max(30).label(needLabels.ewayBillNumber),
  ewayBillExemptionReason: string().max(300).label(needLabels.ewayBillExemptionReason),
  hub: words().label(needLabels.hub),
  driverName: words().label(needLabels.driverName),
  attemptNo: number().integer().min(1).max(100).label(needLabels.attemptNo),
  deliveredAt: instant().label(needLabels.deliveredAt),
  receiverName: words().label(needLabels.receiverName),
  packagesDelivered: count().label(needLabels.packagesDelivered),
  packagesDamaged: count().label(needLabels.packagesDamaged),
  collectedPaise: minorUnits().min(1).label(needLabels.collectedPaise),
  creditApproval: words().label(needLabels.creditApproval),
  returnPaidBy: string().oneOf(returnPayers).label(needLabels.returnPaidBy),
  podCondition: string().oneOf(podConditions).label(needLabels.podCondition),
} satisfies Record<Need, unknown>;

/** `reason` is told when goods are undelivered (one of `undeliveredReasons`), returned, cancelled, or move past their bill. */
export const updateDomesticShipmentStatusInput = versioned({
  status: string().label('Status').oneOf(docketStatuses).required(),
  at: instant().label('When').required(),
  location: words().label('Where'),
  remarks: string().label('Remarks').max(1000),
  reason: string().label('Reason').max(500),
  ...needs,
});
export type UpdateDomesticShipmentStatusInput = InferType<typeof updateDomesticShipmentStatusInput>;

/** `exceptions` are all that are open now: a new one opens, one left out of the list closes. */
export const updateDomesticShipmentInput = versioned({
  eta: businessDate().label('ETA').nullable(),
  promisedDate: businessDate().label('Promised date').nullable(),
  exceptions: array(string().oneOf(shipmentExceptions).required()).label('Exceptions').max(shipmentExceptions.length),
});
export type UpdateDomesticShipmentInput = InferType<typeof updateDomesticShipmentInput>;

/** What a person said with a step. */
const said = record(needs);
export type Said = InferType<typeof said>;

const named = () => record({ id: id().required(), name: string().required() });
const status = () => string().oneOf(docketStatuses).required();

const header = {
  id: id().required(),
  docketId: id().required(),
  docket: record({ id: id().required(), number: string().required() }).required(),
  billingParty: named().nullable().default(undefined).defined(),
  mode: string().oneOf(docketModes).required(),
  consignor: goodsPerson.nullable().default(undefined).defined(),
  consignee: goodsPerson.nullable().default(undefined).defined(),
  packages: number().nullable().defined(),
  freightBasis: string()
    .nullable()
    .oneOf([...freightBases, null])
    .defined(),
  declaredValuePaise: minorUnits().nullable().defined(),
  vehicleNumber: string().nullable().defined(),
  status: status(),
  /** When the status was reached, as the person said. */
  statusAt: instant().required(),
  location: string().nullable().defined(),
  eta: businessDate().nullable().defined(),
  promisedDate: businessDate().nullable().defined(),
  /** The first end of any of its e-way bills. */
  ewayBillValidUntil: instant().nullable().defined(),
  /** Exceptions that are open. */
  exceptions: array(string().oneOf(shipmentExceptions).required()).required(),
  version: version().required(),
};

export const domesticShipmentRowSchema = record(header);
export type DomesticShipmentRow = InferType<typeof domesticShipmentRowSchema>;

/** History is append-only; a correction is a further event. */
const event = record({
  id: id().required(),
  from: status(),
  to: status(),
  classifier: string().oneOf(['PLN', 'EST', 'ACT']).required(),
  eventAt: instant().required(),
  location: string().nullable().defined(),
  remarks: string().nullable().defined(),
  reason: string().nullable().defined(),
  said: said.required(),
  source: string().oneOf(['manual', 'import', 'system']).required(),
  byUser: named().required(),
  recordedAt: instant().required(),
});
export type DomesticShipmentEvent = InferType<typeof event>;

const exceptionRecord = record({
  kind: string().oneOf(shipmentExceptions).required(),
  openedAt: instant().required(),
  openedBy: named().required(),
  closedAt: instant().nullable().defined(),
});
export type DomesticShipmentException = InferType<typeof exceptionRecord>;

const pod = record({
  receiverName: string().required(),
  deliveredAt: instant().required(),
  documentId: id().required(),
  verifiedAt: instant().nullable(),
});

export const domesticShipmentSchema = record({
  ...header,
  invoices: array(docketInvoiceRecord.required()).required(),
  events: array(event.required()).required(),
  /** What holds from earlier steps, so that it need not be typed again. */
  known: said.required(),
  /** Every exception there was, the open ones first. */
  exceptionHistory: array(exceptionRecord.required()).required(),
  pod: pod.nullable().default(undefined).defined(),
});
export type DomesticShipment = InferType<typeof domesticShipmentSchema>;

export const updatedDomesticShipmentSchema = record({
  data: domesticShipmentSchema.required(),
  warnings: array(record({ field: string().required(), message: string().required() }).required()).required(),
});
export type UpdatedDomesticShipment = InferType<typeof updatedDomesticShipmentSchema>;
