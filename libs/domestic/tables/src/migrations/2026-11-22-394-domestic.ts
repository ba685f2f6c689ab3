import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** What is looked through is spelled anew where that is needed only: to read each hit cost twenty times more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, {
    table: 'docket',
    columns: ['number', "consignor ->> 'name'", "consignee ->> 'name'", 'vehicle_number', 'reference'],
  });
  await indexSearch(db, { table: 'docket_invoice', columns: ['number', 'eway_bill_number'] });
  // A docket's shipment is listed by when it is expected and was promised, too.
  await sql`create index docket_by_eta on docket (eta, id)`.execute(db);
  await sql`create index docket_by_promised_date on docket (promised_date, id)`.execute(db);
}
