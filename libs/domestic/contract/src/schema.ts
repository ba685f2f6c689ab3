export { type GoodsPerson, goodsPerson } from './docket/docket-lines.schema';
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
} from './shipment/shipment.schema';
export { consignmentNoteQuery, consignmentNotesQuery } from './sheet/consignment-note.schema';
