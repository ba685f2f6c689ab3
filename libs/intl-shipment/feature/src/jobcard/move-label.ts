import type { JobcardStatus } from '@freightdesk/intl-shipment-contract';

/** What a person does to bring a job into a status. */
export const moveLabel: Readonly<Record<JobcardStatus, string>> = {
  DRAFT: 'Back to draft',
  OPEN: 'Open job',
  IN_PROGRESS: 'Start work',
  COMPLETED: 'Complete job',
  CLOSED: 'Close job',
  REOPENED: 'Reopen job',
  CANCELLED: 'Cancel job',
};
