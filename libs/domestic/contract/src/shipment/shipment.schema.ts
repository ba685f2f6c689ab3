import {
  array,
  businessDate,
  id,
  type InferType,
  instant,
  minorUnits,
  named,
  number,
  record,
  ruled,
  saved,
  string,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import {
  eventFields,
  expectationInput,
  outlookFields,
  positionFields,
  severalForm,
  statusFields,
  trackedFields,
} from '@freightdesk/tracking-contract/schema';
import { podConditions } from '@freightdesk/tracking-contract';
import { docketInvoiceRecord, goodsPerson } from '../docket/docket-lines.schema';
import { docketModes, freightBases } from '../docket/docket.kinds';
import { docketStatuses } from '../docket/docket.machine';
import { ewayBillProblem } from '../eway-bill/eway-bill.rules';
import { type Need, shipmentNeeds } from './shipment-needs.data';
import { docketExceptions, returnPayers } from './shipment.kinds';

const words = () => string().max(120);
const count = () => number().integer().min(0).max(1_000_000);

/** What statuses need; which of them is decided by `needsOf`. Most hold for later steps once they are said. */
const needs = {
  vehicleNo: words().label(shipmentNeeds.vehicleNo.label),
  coLoaderDocketNo: words().label(shipmentNeeds.coLoaderDocketNo.label),
  pickupDate: businessDate().label(shipmentNeeds.pickupDate.label),
  ewayBillNumber: ruled('eway-bill', ewayBillProblem).max(30).label(shipmentNeeds.ewayBillNumber.label),
  ewayBillExemptionReason: string().max(300).label(shipmentNeeds.ewayBillExemptionReason.label),
  hub: words().label(shipmentNeeds.hub.label),
  driverName: words().label(shipmentNeeds.driverName.label),
  attemptNo: number().integer().min(1).max(100).label(shipmentNeeds.attemptNo.label),
  deliveredAt: instant().label(shipmentNeeds.deliveredAt.label),
  receiverName: words().label(shipmentNeeds.receiverName.label),
  packagesDelivered: count().label(shipmentNeeds.packagesDelivered.label),
  packagesDamaged: count().label(shipmentNeeds.packagesDamaged.label),
  collectedPaise: minorUnits().min(1).label(shipmentNeeds.collectedPaise.label),
  creditApproval: words().label(shipmentNeeds.creditApproval.label),
  returnPaidBy: string().oneOf(returnPayers).label(shipmentNeeds.returnPaidBy.label),
  podCondition: string().oneOf(podConditions).label(shipmentNeeds.podCondition.label),
} satisfies Record<Need, unknown>;

/** `reason` is told when goods are undelivered (one of `undeliveredReasons`), returned, cancelled, or move past their bill. */
export const updateDomesticShipmentStatusInput = versioned({
  ...statusFields(docketStatuses),
  ...needs,
});
export type UpdateDomesticShipmentStatusInput = InferType<typeof updateDomesticShipmentStatusInput>;

export const updateSeveralDocketsForm = severalForm(docketStatuses, needs);

export const updateDomesticShipmentInput = expectationInput(docketExceptions);

/** What a person said with a step. */
const said = record(needs);
export type Said = InferType<typeof said>;

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
  ...positionFields(docketStatuses),
  ...outlookFields(),
  /** The first end of any of its e-way bills. */
  ewayBillValidUntil: instant().nullable().defined(),
};

export const domesticShipmentRowSchema = record(header);
export type DomesticShipmentRow = InferType<typeof domesticShipmentRowSchema>;

const event = record({ ...eventFields(docketStatuses), said: said.required() });
export type DomesticShipmentEvent = InferType<typeof event>;

export const domesticShipmentSchema = record({
  ...header,
  invoices: array(docketInvoiceRecord.required()).required(),
  events: array(event.required()).required(),
  /** What holds from earlier steps, so that it need not be typed again. */
  known: said.required(),
  ...trackedFields(),
});
export type DomesticShipment = InferType<typeof domesticShipmentSchema>;

export const updatedDomesticShipmentSchema = saved(domesticShipmentSchema);
export type UpdatedDomesticShipment = InferType<typeof updatedDomesticShipmentSchema>;
