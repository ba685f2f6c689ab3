import { indexNumbers, indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Jobs and leads: found by their numbers however those are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'lead', columns: ['number'], sparse: ['mobile'], ends: ['number'] });
  await indexNumbers(db, {
    table: 'jobcard',
    columns: ['number'],
    sparse: ['mawb_number', 'hawb_number', 'mbl_number', 'hbl_number', 'booking_number', 'reference'],
    ends: ['number'],
  });
  await indexNumbers(db, { table: 'jobcard_container', columns: ['container_number'] });
  // A name with a slip is looked for in the company alone.
  await indexSearch(db, { table: 'lead', name: 'lead_search_company', columns: ['company_name'] });
}
