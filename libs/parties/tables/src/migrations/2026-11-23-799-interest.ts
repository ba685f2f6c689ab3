import { type Kysely, sql } from 'kysely';

/** The rate a year that was agreed with a customer for what is paid late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table party add interest_percent text`.execute(db);
}
