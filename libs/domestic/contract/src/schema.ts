export { type GoodsPerson, goodsPerson } from './docket/docket-lines.schema';
export {
  docketHireFiguresSchema,
  docketHireInput,
  docketHireSchema,
  setDocketHireInput,
} from './docket/docket-hire.schema';
export {
  addDocketInput,
  docketRowSchema,
  docketSchema,
  moveDocketInput,
  savedDocketSchema,
  updateDocketInput,
} from './docket/docket.schema';
export {
  domesticShipmentRowSchema,
  domesticShipmentSchema,
  updatedDomesticShipmentSchema,
  updateDomesticShipmentInput,
  updateDomesticShipmentStatusInput,
  updateSeveralDocketsForm,
} from './shipment/shipment.schema';
export { consignmentNoteQuery, consignmentNotesQuery } from './sheet/consignment-note.schema';
