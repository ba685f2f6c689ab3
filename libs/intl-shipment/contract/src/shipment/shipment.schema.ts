import {
  array,
  businessDate,
  decimalText,
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
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { containerFormatProblem } from '../identifier/container.rules';
import { jobDirections, jobModes } from '../jobcard/jobcard.kinds';
import { type Need, needLabels } from './shipment-machines.data';
import { shipmentStatuses } from './shipment.machine';

const text = () => string().max(120);
const count = () => number().integer().min(1).max(1_000_000);
const kilograms = () => decimalText({ digits: 9, decimals: 3 });

/** What states need; which of them is decided by the machine. Each may be said with the move or an earlier one. */
const needs = {
  bookingNo: text().label(needLabels.bookingNo),
  carrier: text().label(needLabels.carrier),
  vessel: text().label(needLabels.vessel),
  voyage: text().label(needLabels.voyage),
  etd: businessDate().label(needLabels.etd),
  containerNo: ruled('container', containerFormatProblem).label(needLabels.containerNo),
  sealNo: text().label(needLabels.sealNo),
  packages: count().label(needLabels.packages),
  grossKg: kilograms().label(needLabels.grossKg),
  shippingBillNo: text().label(needLabels.shippingBillNo),
  shippingBillDate: businessDate().label(needLabels.shippingBillDate),
  portCode: text().label(needLabels.portCode),
  leoDate: businessDate().label(needLabels.leoDate),
  vgmKg: kilograms().label(needLabels.vgmKg),
  vgmMethod: string().oneOf(['WEIGHED', 'CALCULATED']).label(needLabels.vgmMethod),
  onBoardDate: businessDate().label(needLabels.onBoardDate),
  atd: instant().label(needLabels.atd),
  mblNo: text().label(needLabels.mblNo),
  ata: instant().label(needLabels.ata),
  deliveredAt: instant().label(needLabels.deliveredAt),
  receiverName: text().label(needLabels.receiverName),
  emptyReturnedOn: businessDate().label(needLabels.emptyReturnedOn),
  depot: text().label(needLabels.depot),
  igmNo: text().label(needLabels.igmNo),
  igmDate: businessDate().label(needLabels.igmDate),
  lineNo: text().label(needLabels.lineNo),
  boeNo: text().label(needLabels.boeNo),
  boeDate: businessDate().label(needLabels.boeDate),
  boeType: string().oneOf(['HOME', 'WAREHOUSE', 'EX_BOND']).label(needLabels.boeType),
  challanNo: text().label(needLabels.challanNo),
  dutyPaise: minorUnits().min(0).label(needLabels.dutyPaise),
  oocDate: businessDate().label(needLabels.oocDate),
  doNo: text().label(needLabels.doNo),
  doValidTill: businessDate().label(needLabels.doValidTill),
  blRelease: string().oneOf(['SURRENDERED', 'TELEX', 'SEAWAY']).label(needLabels.blRelease),
  gateOutOn: businessDate().label(needLabels.gateOutOn),
  flightNo: text().label(needLabels.flightNo),
  flightDate: businessDate().label(needLabels.flightDate),
  mawbNumber: ruled('air-waybill', airWaybillProblem).label(needLabels.mawbNumber),
  pieces: count().label(needLabels.pieces),
  chargeableKg: kilograms().label(needLabels.chargeableKg),
  piecesDelivered: count().label(needLabels.piecesDelivered),
  carrierOrVehicle: text().label(needLabels.carrierOrVehicle),
  plannedDate: businessDate().label(needLabels.plannedDate),
  vehicleNo: text().label(needLabels.vehicleNo),
  pickupDate: businessDate().label(needLabels.pickupDate),
  documentNo: text().label(needLabels.documentNo),
  documentDate: businessDate().label(needLabels.documentDate),
} satisfies Record<Need, unknown>;

/** `skipped` confirms states that did not happen; `reason` is told when going back, giving up or leaving a state of rest. */
export const updateShipmentStatusInput = versioned({
  status: string().label('Status').oneOf(shipmentStatuses).required(),
  at: instant().label('When').required(),
  location: text().label('Where'),
  remarks: string().label('Remarks').max(1000),
  skipped: array(string().oneOf(shipmentStatuses).required()).max(20),
  reason: string().label('Reason').max(500),
  ...needs,
});
export type UpdateShipmentStatusInput = InferType<typeof updateShipmentStatusInput>;

/** What a person said with a move. */
const said = record(needs);
export type Said = InferType<typeof said>;

const named = () => record({ id: id().required(), name: string().required() });

const header = {
  id: id().required(),
  jobcardId: id().required(),
  jobcard: record({ id: id().required(), number: string().required() }).required(),
  customer: named().required(),
  mode: string().oneOf(jobModes).required(),
  direction: string().oneOf(jobDirections).required(),
  originLocode: string().nullable().defined(),
  originPlace: string().nullable().defined(),
  destinationLocode: string().nullable().defined(),
  destinationPlace: string().nullable().defined(),
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
  said: said.required(),
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
  known: said.required(),
  pod: pod.nullable().default(undefined).defined(),
});
export type Shipment = InferType<typeof shipmentSchema>;

export const updatedShipmentSchema = record({
  data: shipmentSchema.required(),
  warnings: array(record({ field: string().required(), message: string().required() }).required()).required(),
});
export type UpdatedShipment = InferType<typeof updatedShipmentSchema>;
