export {
  addLeadInput,
  convertedLeadSchema,
  convertLeadInput,
  followUpLeadInput,
  leadSchema,
  moveLeadInput,
  updateLeadInput,
} from './lead/lead.schema';
export { leadFiguresInput, leadFiguresSchema } from './lead/lead-figures.schema';
export {
  acceptQuotationInput,
  addQuotationInput,
  quotationPdfQuery,
  quotationRowSchema,
  quotationSchema,
  rejectQuotationInput,
  returnQuotationInput,
  updateQuotationInput,
} from './quotation/quotation.schema';
export { acceptQuotedInput, declineQuotedInput, quotedInput, toldQuotation } from './quoted/quoted.schema';
export {
  accrueFreeDaysInput,
  addJobcardInput,
  freeDaysInput,
  jobcardRowSchema,
  jobcardSchema,
  moveJobcardInput,
  moveWithReasonInput,
  savedJobcardSchema,
  updateJobcardInput,
} from './jobcard/jobcard.schema';
export { apportionInput } from './consol/apportion.schema';
export { consolSchema, linkHousesInput, unlinkHouseInput } from './consol/consol.schema';
export { laneQuery, lastOfLaneSchema } from './jobcard/last-of-lane.schema';
export { settlePaperInput } from './jobcard/checklist.schema';
export { jobProfitSchema } from './jobcard/job-profit.schema';
export {
  shipmentRowSchema,
  shipmentSchema,
  updatedShipmentSchema,
  updateShipmentInput,
  updateShipmentStatusInput,
  updateSeveralShipmentsForm,
} from './shipment/shipment.schema';
export { jobPaperFactsSchema, jobPaperQuery, jobSheetsQuery } from './sheet/job-paper.schema';
export { addRateSheetInput, rateSheetSchema, updateRateSheetInput } from './rate-sheet/rate-sheet.schema';
