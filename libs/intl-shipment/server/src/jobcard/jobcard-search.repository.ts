import { locodesCalled, openJobcardStatuses, readAirWaybill, readContainer } from '@freightdesk/intl-shipment-contract';
import type { NumberColumn, SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { jobRoute } from './job-route';

const ofJob = (column: string, label: string): NumberColumn => ({
  table: 'jobcard',
  column,
  label,
  parts: ['beginning'],
});

/** Found by its own number and by every number that carriers and customers gave it; with its customer, and by its places while it is open. */
export const jobcardSearch: SearchSource = {
  record: 'jobcard',
  read: 'jobcard.read',
  numbers: [
    { ...ofJob('number', 'Job'), parts: ['beginning', 'end'] },
    { ...ofJob('mawbNumber', 'MAWB'), reads: readAirWaybill },
    ofJob('hawbNumber', 'HAWB'),
    ofJob('mblNumber', 'MBL'),
    ofJob('hblNumber', 'HBL'),
    ofJob('bookingNumber', 'Booking'),
    ofJob('reference', 'Reference'),
    {
      table: 'jobcardContainer',
      of: 'jobcardId',
      column: 'containerNumber',
      label: 'Container',
      reads: readContainer,
      parts: ['beginning'],
    },
  ],
  places: {
    table: 'jobcard',
    kept: 'placeText',
    open: sql`jobcard.status in (${sql.join(openJobcardStatuses.map((status) => sql.lit(status)))})`,
    latest: 'date',
    label: 'Route',
    shown: jobRoute,
    codes: locodesCalled,
  },
  with: [
    { record: 'party', table: 'jobcard', key: 'customerId', latest: 'date', label: 'Customer' },
    { record: 'jobcard', table: 'jobcard', key: 'masterId', latest: 'date', label: 'Master' },
  ],
  rows: (db) =>
    db
      .selectFrom('jobcard')
      .innerJoin('party', 'party.id', 'jobcard.customerId')
      .select(['jobcard.id', 'jobcard.number', 'party.name as title', jobRoute.as('subtitle')]),
};
