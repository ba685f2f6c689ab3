/** The entry `@freightdesk/tracking-ui/forms`: loaded by chunks that hold a form or a dialog, so that lists don't carry the form library. */
export { BulkStatusForm } from './shipment/bulk-status-form';
export { CorrectEventDialog } from './shipment/correct-event-dialog';
export { ExpectationDialog } from './shipment/expectation-dialog';
export { LinksDialog } from './link/links-dialog';
export { PodDialog } from './shipment/pod-dialog';
export { VerifyPodDialog } from './shipment/verify-pod-dialog';
export { StatusDialog } from './shipment/status-dialog';
