export { type BillableJob, type ChargedJob, chargedJobs, listBillableJobs } from './jobcard/billable-jobs';
export { jobFigures } from './figures/job-figures';
export { leadFigures } from './figures/lead-figures';
export { jobNumbers } from './verify/job-numbers';
export { intlShipmentInvariants } from './verify/intl-shipment-invariants';
export { type IntlShipmentPorts } from './intl-shipment-ports';
export { registerIntlShipment } from './register-intl-shipment';
