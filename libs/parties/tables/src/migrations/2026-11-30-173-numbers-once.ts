import { type Kysely, sql } from 'kysely';

/** Parties: the search of everything finds their numbers among those of all records, and nothing else asked these indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index
    party_key_of_phone,
    party_key_of_pan,
    party_registration_key_of_gstin`.execute(db);
}
