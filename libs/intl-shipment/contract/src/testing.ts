export { jobcardInput, jobcardRecord } from './jobcard/jobcard.builder';
export { type JobWeightCase, jobWeightCases } from './jobcard/weight-cases.data';
export { leadInput, leadRecord } from './lead/lead.builder';
export { quotationInput, quotationRecord } from './quotation/quotation.builder';
export { shipmentRecord } from './shipment/shipment.builder';
export { rateSheetInput, rateSheetRow } from './rate-sheet/rate-sheet.builder';
