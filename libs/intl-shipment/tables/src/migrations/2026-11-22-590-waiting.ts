import { type Kysely, sql } from 'kysely';

/** What stands in one of a few states and waits: shipments on their way and quotations, among all of all years. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shipment_of_status on shipment (status, jobcard_id)`.execute(db);
  await sql`create index quotation_of_status on quotation (status, updated_at, id)`.execute(db);
}
