import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** What is looked through is spelled anew where that is needed only: to read each hit cost twenty times more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, {
    table: 'jobcard',
    columns: ['number', 'reference', 'mawb_number', 'hawb_number', 'mbl_number', 'hbl_number', 'booking_number'],
  });
  await indexSearch(db, { table: 'jobcard', name: 'jobcard_search_number', columns: ['number'] });
  await indexSearch(db, {
    table: 'lead',
    columns: ['number', 'company_name', 'contact_name', 'mobile', 'email', 'commodity'],
  });
  // Shipments are listed by how they stand, too.
  await sql`create index shipment_by_status_word on shipment ((status collate "C"), id)`.execute(db);
}
