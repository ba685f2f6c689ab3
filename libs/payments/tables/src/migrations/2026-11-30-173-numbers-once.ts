import { type Kysely, sql } from 'kysely';

/** Payments and settlements: the search of everything finds their numbers among those of all records, and nothing else asked these indexes. Lists go on to find numbers of ours by their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index
    payment_end_of_number,
    payment_end_of_reference,
    settlement_end_of_number`.execute(db);
}
