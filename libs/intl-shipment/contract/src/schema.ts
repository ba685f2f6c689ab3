export {
  addLeadInput,
  convertedLeadSchema,
  convertLeadInput,
  deletedLeadSchema,
  deleteLeadInput,
  leadSchema,
  moveLeadInput,
  updateLeadInput,
} from './lead/lead.schema';
export {
  addJobcardInput,
  deletedJobcardSchema,
  deleteJobcardInput,
  jobcardRowSchema,
  jobcardSchema,
  moveJobcardInput,
  savedJobcardSchema,
  updateJobcardInput,
} from './jobcard/jobcard.schema';
export {
  shipmentRowSchema,
  shipmentSchema,
  updatedShipmentSchema,
  updateShipmentInput,
  updateShipmentStatusInput,
} from './shipment/shipment.schema';
