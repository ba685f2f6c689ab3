import { type Kysely, sql } from 'kysely';

/**
 * Parties: an index of the order in which reports show them, with their names, so that a page of some thousand is found without the others, and
 * the names of all are read without what else is known of a party.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index party_in_order on party (lower(name) collate "C", id) include (name)`.execute(db);
}
