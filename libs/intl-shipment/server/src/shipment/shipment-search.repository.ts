import type { SearchSource } from '@freightdesk/shared-server-kit';
import { jobRoute } from '../jobcard/job-route';

/** A shipment has no number of its own: it is found with its job. */
export const shipmentSearch: SearchSource = {
  record: 'shipment',
  read: 'shipment.read',
  numbers: [],
  with: [{ record: 'jobcard', table: 'shipment', key: 'jobcardId', latest: 'id', label: 'Job' }],
  rows: (db) =>
    db
      .selectFrom('shipment')
      .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
      .innerJoin('party', 'party.id', 'jobcard.customerId')
      .select(['shipment.id', 'jobcard.number', 'party.name as title', jobRoute.as('subtitle')]),
};
