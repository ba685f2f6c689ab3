import { type Kysely, sql } from 'kysely';

/** What a report of jobs tells them apart by is read from the index of their days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobcard_of_days on jobcard (date, id) include (number, customer_id, mode, status)`.execute(db);
  await sql`drop index jobcard_by_date`.execute(db);
}
