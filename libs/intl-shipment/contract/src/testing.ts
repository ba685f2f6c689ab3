export { jobcardInput, jobcardRecord } from './jobcard/jobcard.builder';
export { leadInput, leadRecord } from './lead/lead.builder';
export { quotationInput, quotationRecord } from './quotation/quotation.builder';
export { shipmentRecord } from './shipment/shipment.builder';
export { rateSheetInput, rateSheetRow } from './rate-sheet/rate-sheet.builder';
