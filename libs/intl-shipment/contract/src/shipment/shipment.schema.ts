import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { containerFormatProblem } from '../identifier/container.rules';
import { instant } from '../instant.schema';
import { jobDirections, jobModes } from '../jobcard/jobcard.kinds';
import type { Need } from './shipment-machines.data';
import { shipmentStatuses } from './shipment.machine';

/** Text held against a rule that answers what is wrong with it, or null. */
const ruled = (name: string, problemOf: (text: string) => string | null) =>
  string().test(name, (text, context) => {
    const message = text ? problemOf(text) : null;
    return message === null || context.createError({ message });
  });

const text = () => string().max(120);
const count = () => number().integer().min(1).max(1_000_000);
const kilograms = () => decimalText({ digits: 9, decimals: 3 });

/** What states need; which of them is decided by the machine. Each may be said with the move or an earlier one. */
const needs = {
  bookingNo: text(),
  carrier: text(),
  vessel: text(),
  voyage: text(),
  etd: businessDate(),
  containerNo: ruled('container', containerFormatProblem),
  sealNo: text(),
  packages: count(),
  grossKg: kilograms(),
  shippingBillNo: text(),
  shippingBillDate: businessDate(),
  portCode: text(),
  leoDate: businessDate(),
  vgmKg: kilograms(),
  vgmMethod: string().oneOf(['WEIGHED', 'CALCULATED']),
  onBoardDate: businessDate(),
  atd: instant(),
  mblNo: text(),
  ata: instant(),
  deliveredAt: instant(),
  receiverName: text(),
  emptyReturnedOn: businessDate(),
  depot: text(),
  igmNo: text(),
  igmDate: businessDate(),
  lineNo: text(),
  boeNo: text(),
  boeDate: businessDate(),
  boeType: string().oneOf(['HOME', 'WAREHOUSE', 'EX_BOND']),
  challanNo: text(),
  dutyPaise: minorUnits().min(0),
  oocDate: businessDate(),
  doNo: text(),
  doValidTill: businessDate(),
  blRelease: string().oneOf(['SURRENDERED', 'TELEX', 'SEAWAY']),
  gateOutOn: businessDate(),
  flightNo: text(),
  flightDate: businessDate(),
  mawbNumber: ruled('air-waybill', airWaybillProblem),
  pieces: count(),
  chargeableKg: kilograms(),
  piecesDelivered: count(),
  carrierOrVehicle: text(),
  plannedDate: businessDate(),
  vehicleNo: text(),
  pickupDate: businessDate(),
  documentNo: text(),
  documentDate: businessDate(),
} satisfies Record<Need, unknown>;

/** `skipped` confirms states that did not happen; `reason` is told when going back, giving up or leaving a state of rest. */
export const updateShipmentStatusInput = versioned({
  status: string().oneOf(shipmentStatuses).required(),
  at: instant().required(),
  location: text(),
  remarks: string().max(1000),
  skipped: array(string().oneOf(shipmentStatuses).required()).max(20),
  reason: string().max(500),
  ...needs,
});
export type UpdateShipmentStatusInput = InferType<typeof updateShipmentStatusInput>;

const named = () => record({ id: id().required(), name: string().required() });

const header = {
  id: id().required(),
  jobcardId: id().required(),
  jobcard: record({ id: id().required(), number: string().required() }).required(),
  customer: named().required(),
  mode: string().oneOf(jobModes).required(),
  direction: string().oneOf(jobDirections).required(),
  originLocode: string().required(),
  destinationLocode: string().required(),
  status: string().oneOf(shipmentStatuses).required(),
  /** When the status was reached, as the person said. */
  statusAt: instant().required(),
  location: string().nullable().defined(),
  eta: businessDate().nullable().defined(),
  version: version().required(),
};

export const shipmentRowSchema = record(header);
export type ShipmentRow = InferType<typeof shipmentRowSchema>;

/** History is append-only; a correction is a further event. */
const event = record({
  id: id().required(),
  from: string()
    .nullable()
    .oneOf([...shipmentStatuses, null])
    .defined(),
  to: string().oneOf(shipmentStatuses).required(),
  classifier: string().oneOf(['PLN', 'EST', 'ACT']).required(),
  eventAt: instant().required(),
  location: string().nullable().defined(),
  remarks: string().nullable().defined(),
  reason: string().nullable().defined(),
  skipped: array(string().oneOf(shipmentStatuses).required()).required(),
  source: string().oneOf(['manual', 'import', 'system']).required(),
  byUser: named().required(),
  recordedAt: instant().required(),
});
export type ShipmentEvent = InferType<typeof event>;

const pod = record({
  receiverName: string().required(),
  deliveredAt: instant().required(),
  documentId: id().required(),
  verifiedAt: instant().nullable(),
});

export const shipmentSchema = record({
  ...header,
  events: array(event.required()).required(),
  /** What earlier moves have said already, so that it need not be typed again. */
  known: record(needs).required(),
  pod: pod.nullable().default(undefined).defined(),
});
export type Shipment = InferType<typeof shipmentSchema>;

export const updatedShipmentSchema = record({
  data: shipmentSchema.required(),
  warnings: array(record({ field: string().required(), message: string().required() }).required()).required(),
});
export type UpdatedShipment = InferType<typeof updatedShipmentSchema>;
