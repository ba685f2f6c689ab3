import { type Kysely, sql } from 'kysely';

/** The picture at the head of the company's documents. While the company bears it, the file can't be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column logo_file_id uuid references stored_file`.execute(db);
}
