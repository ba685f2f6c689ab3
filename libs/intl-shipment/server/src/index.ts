export { type BillableJob, type ChargedJob, chargedJobs, listBillableJobs } from './jobcard/billable-jobs';
export { jobFigures } from './figures/job-figures';
export { leadFigures } from './figures/lead-figures';
export { jobNumbers } from './verify/job-numbers';
export { intlShipmentStatements } from './verify/intl-shipment-statements';
export { type IntlShipmentNeeds } from './intl-shipment-needs';
export { registerIntlShipment } from './register-intl-shipment';
