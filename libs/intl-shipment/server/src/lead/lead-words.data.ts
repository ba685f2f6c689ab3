import { leadPriorityLabel, leadSourceLabel, lostReasonLabel } from '@freightdesk/intl-shipment-contract';

/** What the choices of a lead are called in its files. */
export const leadWords = {
  source: { labels: leadSourceLabel },
  priority: { labels: leadPriorityLabel },
  lostReason: { labels: lostReasonLabel },
};
