import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Leads, quotations, rate sheets and jobs: their numbers are kept among those of all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'lead', columns: ['number', 'mobile'], ends: ['number'] });
  await keepNumbers(db, { table: 'quotation', columns: ['number', 'reference'], ends: ['number'] });
  await keepNumbers(db, { table: 'rate_sheet', columns: ['reference'] });
  await keepNumbers(db, {
    table: 'jobcard',
    columns: ['number', 'mawb_number', 'hawb_number', 'mbl_number', 'hbl_number', 'booking_number', 'reference'],
    ends: ['number'],
  });
  await keepNumbers(db, {
    table: 'jobcard_container',
    columns: ['container_number'],
    within: { record: 'jobcard_id', place: 'position' },
  });
}
