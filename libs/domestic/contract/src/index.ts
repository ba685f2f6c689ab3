export { docketAccess } from './access';
export { auditNames } from './audit-names';
// Dockets
export {
  addDocket,
  deleteDocket,
  getDocket,
  getDocketHire,
  listDockets,
  moveDocket,
  setDocketHire,
  updateDocket,
} from './docket/docket.endpoints';
export { docketImport } from './docket/docket.import';
export { docketList } from './docket/docket.list';
export { docketProblems } from './docket/docket.errors';
export {
  type CarriageRisk,
  carriageRiskLabel,
  carriageRisks,
  docketDeliveries,
  type DocketDelivery,
  docketDeliveryLabel,
  type DocketMode,
  docketModeLabel,
  docketModes,
  freightBases,
  type FreightBasis,
  freightBasisLabel,
  type GstPayer,
  gstPayerLabel,
  gstPayers,
} from './docket/docket.kinds';
export {
  allowedDocketMoves,
  allowedShipmentMoves,
  type DocketStatus,
  docketStatuses,
  docketStatusLabel,
  isEnded,
  openDocketStatuses,
  statusesUnderway,
} from './docket/docket.machine';
export { type CarriageFacts, gstPayerNotice, isCarriedOtherwise, proposedGstPayer } from './docket/gst-payer.rules';
export { bookingProblems, type BookingFacts, docketWarnings, draftProblems } from './docket/docket.rules';
export { hireFigures } from './docket/docket-hire.rules';
export type {
  DocketHire,
  DocketHireFigures,
  DocketHireInput,
  HireBill,
  SetDocketHireInput,
} from './docket/docket-hire.schema';
export type { DocketInvoice, GoodsPerson } from './docket/docket-lines.schema';
export type {
  AddDocketInput,
  Docket,
  DocketRow,
  MoveDocketInput,
  SavedDocket,
  UpdateDocketInput,
} from './docket/docket.schema';

// Their paper
export { getConsignmentNote, getConsignmentNotes } from './sheet/consignment-note.endpoints';
export { type Carrier, consignmentNote } from './sheet/consignment-note.rules';
export type { ConsignmentNoteQuery, ConsignmentNotesQuery } from './sheet/consignment-note.schema';
export { mostNotes, noteCopies, noteCopiesOf, type NoteCopy, noteCopyLabel } from './docket/note-copies';

// Their shipments
export {
  correctDomesticEvent,
  getDomesticShipment,
  listDomesticShipments,
  updateDomesticShipment,
  updateDomesticShipmentStatus,
  uploadDomesticPod,
} from './shipment/shipment.endpoints';
export { domesticShipmentList } from './shipment/shipment.list';
export { domesticJourney } from './shipment/shipment.journey';
export { factsOf } from './shipment/status.rules';
export type {
  DomesticShipment,
  DomesticShipmentEvent,
  DomesticShipmentRow,
  Said,
  UpdatedDomesticShipment,
  UpdateDomesticShipmentStatusInput,
} from './shipment/shipment.schema';
export { domesticPaths } from './paths';

// E-way bills
export {
  earliestDocumentDate,
  type EwayBilled,
  ewayBillDays,
  type EwayBillExtension,
  ewayBillLimitPaise,
  ewayBillProblem,
  ewayBillValidUntil,
  extensionProblem,
  extensionWindow,
  firstValidityEnd,
  goodsValuePaise,
  type GoodsValue,
  lacksEwayBill,
  latestValidity,
  needsEwayBill,
  normaliseEwayBill,
} from './eway-bill/eway-bill.rules';
export {
  type EwayBillClock,
  ewayBillClock,
  type EwayBillState,
  ewayBillState,
  ewayBillStateLabel,
  ewayBillStates,
} from './docket/eway-bill-state.rules';

// Identifiers and weights
export { isUnregistered, registrationProblem, unregistered } from './identifier/registration.rules';
export { readEwayBill, readVehicle } from './identifier/read-numbers.rules';
export {
  normaliseVehicleNumber,
  repairVehicleNumber,
  vehicleProblem,
  vehicleWarning,
} from './identifier/vehicle.rules';
export { type Dimension, type DocketGoods, docketWeights, type DocketWeights } from './docket/domestic-weight.rules';
export { divisorOf, keepsDivisor } from './docket/divisor.rules';
