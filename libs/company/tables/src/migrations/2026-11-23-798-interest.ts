import { type Kysely, sql } from 'kysely';

/** The rate a year that customers are charged who pay late, where none was agreed with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add interest_percent text`.execute(db);
}
