import { type Kysely, sql } from 'kysely';

/**
 * Shipments by when they last moved are told apart by the day on which their e-way bills end in the index of that order: the newest of
 * those that ended long ago are found without reading all that came since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index docket_by_status_at`.execute(db);
  await sql`create index docket_by_status_at on docket
    (status_at, id, ((eway_bill_end at time zone 'Asia/Kolkata')::date)) where number is not null`.execute(db);
  await sql`analyze docket`.execute(db);
}
