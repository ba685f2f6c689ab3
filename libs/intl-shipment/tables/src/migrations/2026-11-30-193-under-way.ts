import { type Kysely, sql } from 'kysely';

/** Shipments by where they are and when they are due, with whose they are: the few that are on their way are told without looking at any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shipment_under_way on shipment (status, eta) include (id, jobcard_id, customer_id)`.execute(
    db,
  );
}
