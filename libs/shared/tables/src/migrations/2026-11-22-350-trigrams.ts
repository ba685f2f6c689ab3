import { type Kysely, sql } from 'kysely';

/**
 * Trigrams, by which an index finds letters in the middle of a text. The extension is trusted: whoever owns the database may have
 * it, and every PostgreSQL that is packaged brings it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
}
