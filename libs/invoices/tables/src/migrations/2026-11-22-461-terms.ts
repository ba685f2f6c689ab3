import { type Kysely, sql } from 'kysely';

/** The terms that a document bears, as they read when it was written; null where it bears none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add terms jsonb`.execute(db);
}
