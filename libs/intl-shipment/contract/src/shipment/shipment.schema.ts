import {
  array,
  businessDate,
  decimalText,
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
import { airWaybillProblem } from '../identifier/air-waybill.rules';
import { containerFormatProblem } from '../identifier/container.rules';
import { jobDirections, jobModes } from '../jobcard/jobcard.kinds';
import { jobExceptions } from './job-exceptions';
import { podStates } from './pod-state.kinds';
import { type Need, shipmentNeeds } from './shipment-needs.data';
import { shipmentStatuses } from './shipment.machine';

const text = () => string().max(120);
const count = () => number().integer().min(1).max(1_000_000);
const kilograms = () => decimalText({ digits: 9, decimals: 3 });

/** What states need; which of them is decided by the machine. Each may be said with the move or an earlier one. */
const needs = {
  bookingNo: text().label(shipmentNeeds.bookingNo.label),
  carrier: text().label(shipmentNeeds.carrier.label),
  vessel: text().label(shipmentNeeds.vessel.label),
  voyage: text().label(shipmentNeeds.voyage.label),
  etd: businessDate().label(shipmentNeeds.etd.label),
  containerNo: ruled('container', containerFormatProblem).label(shipmentNeeds.containerNo.label),
  sealNo: text().label(shipmentNeeds.sealNo.label),
  packages: count().label(shipmentNeeds.packages.label),
  grossKg: kilograms().label(shipmentNeeds.grossKg.label),
  shippingBillNo: text().label(shipmentNeeds.shippingBillNo.label),
  shippingBillDate: businessDate().label(shipmentNeeds.shippingBillDate.label),
  portCode: text().label(shipmentNeeds.portCode.label),
  leoDate: businessDate().label(shipmentNeeds.leoDate.label),
  vgmKg: kilograms().label(shipmentNeeds.vgmKg.label),
  vgmMethod: string().oneOf(['WEIGHED', 'CALCULATED']).label(shipmentNeeds.vgmMethod.label),
  onBoardDate: businessDate().label(shipmentNeeds.onBoardDate.label),
  atd: instant().label(shipmentNeeds.atd.label),
  mblNo: text().label(shipmentNeeds.mblNo.label),
  ata: instant().label(shipmentNeeds.ata.label),
  deliveredAt: instant().label(shipmentNeeds.deliveredAt.label),
  receiverName: text().label(shipmentNeeds.receiverName.label),
  emptyReturnedOn: businessDate().label(shipmentNeeds.emptyReturnedOn.label),
  depot: text().label(shipmentNeeds.depot.label),
  igmNo: text().label(shipmentNeeds.igmNo.label),
  igmDate: businessDate().label(shipmentNeeds.igmDate.label),
  lineNo: text().label(shipmentNeeds.lineNo.label),
  boeNo: text().label(shipmentNeeds.boeNo.label),
  boeDate: businessDate().label(shipmentNeeds.boeDate.label),
  boeType: string().oneOf(['HOME', 'WAREHOUSE', 'EX_BOND']).label(shipmentNeeds.boeType.label),
  challanNo: text().label(shipmentNeeds.challanNo.label),
  dutyPaise: minorUnits().min(0).label(shipmentNeeds.dutyPaise.label),
  oocDate: businessDate().label(shipmentNeeds.oocDate.label),
  doNo: text().label(shipmentNeeds.doNo.label),
  doValidTill: businessDate().label(shipmentNeeds.doValidTill.label),
  blRelease: string().oneOf(['SURRENDERED', 'TELEX', 'SEAWAY']).label(shipmentNeeds.blRelease.label),
  gateOutOn: businessDate().label(shipmentNeeds.gateOutOn.label),
  flightNo: text().label(shipmentNeeds.flightNo.label),
  flightDate: businessDate().label(shipmentNeeds.flightDate.label),
  mawbNumber: ruled('air-waybill', airWaybillProblem).label(shipmentNeeds.mawbNumber.label),
  pieces: count().label(shipmentNeeds.pieces.label),
  chargeableKg: kilograms().label(shipmentNeeds.chargeableKg.label),
  piecesDelivered: count().label(shipmentNeeds.piecesDelivered.label),
  carrierOrVehicle: text().label(shipmentNeeds.carrierOrVehicle.label),
  plannedDate: businessDate().label(shipmentNeeds.plannedDate.label),
  vehicleNo: text().label(shipmentNeeds.vehicleNo.label),
  pickupDate: businessDate().label(shipmentNeeds.pickupDate.label),
  documentNo: text().label(shipmentNeeds.documentNo.label),
  documentDate: businessDate().label(shipmentNeeds.documentDate.label),
} satisfies Record<Need, unknown>;

/** `skipped` confirms states that did not happen; `reason` is told when going back, giving up or leaving a state of rest. */
export const updateShipmentStatusInput = versioned({
  ...statusFields(shipmentStatuses),
  skipped: array(string().oneOf(shipmentStatuses).required()).max(20),
  ...needs,
});
export type UpdateShipmentStatusInput = InferType<typeof updateShipmentStatusInput>;

export const updateSeveralShipmentsForm = severalForm(shipmentStatuses, needs);

export const updateShipmentInput = expectationInput(jobExceptions);

/** What a person said with a move. */
export const saidSchema = record(needs);
export type Said = InferType<typeof saidSchema>;

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
  etd: businessDate().nullable().defined(),
  ...positionFields(shipmentStatuses),
  ...outlookFields(),
  /** Null before the delivery, and where a job ended before anybody judged its proof. */
  podState: string()
    .nullable()
    .oneOf([...podStates, null])
    .defined(),
};

export const shipmentRowSchema = record(header);
export type ShipmentRow = InferType<typeof shipmentRowSchema>;

const event = record({
  ...eventFields(shipmentStatuses),
  said: saidSchema.required(),
  skipped: array(string().oneOf(shipmentStatuses).required()).required(),
});
export type ShipmentEvent = InferType<typeof event>;

export const shipmentSchema = record({
  ...header,
  events: array(event.required()).required(),
  /** What earlier moves have said already, so that it need not be typed again. */
  known: saidSchema.required(),
  /** What the job lists of its goods: it stands in the form, and whoever makes the move says whether it is so. */
  listed: saidSchema.required(),
  ...trackedFields(),
});
export type Shipment = InferType<typeof shipmentSchema>;

export const updatedShipmentSchema = saved(shipmentSchema);
export type UpdatedShipment = InferType<typeof updatedShipmentSchema>;
