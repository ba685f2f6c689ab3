import { type Kysely, sql } from 'kysely';

/** Lines of the same words, the last first: what they were is asked of a few, however often somebody has paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_statement_line_alike on bank_statement_line (bank_id, words, date, id)`.execute(db);
  await sql`drop index bank_statement_line_by_words`.execute(db);
}
