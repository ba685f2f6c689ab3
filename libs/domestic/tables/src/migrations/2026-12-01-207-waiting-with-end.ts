import { type Kysely, sql } from 'kysely';

/** How many are on the way, and how many of their e-way bills end by when, is counted in the index of how dockets stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index docket_waiting`.execute(db);
  await sql`create index docket_waiting on docket (status, status_at, id) include (eway_bill_end)`.execute(db);
}
