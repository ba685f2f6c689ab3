import { type Kysely, sql } from 'kysely';

/** How many payments a party has is counted in an index that says each party once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_count_of_party on payment (party_id)`.execute(db);
}
