import { type Kysely, sql } from 'kysely';

/** Dockets that wait in a status, the longest first, among all that ever did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index docket_waiting on docket (status, status_at, id)`.execute(db);
}
