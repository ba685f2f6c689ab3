import { type Kysely, sql } from 'kysely';

/** Dockets: the search of everything finds their numbers among those of all records, and nothing else asked these indexes. Lists go on to find numbers of ours by their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index
    docket_end_of_number,
    docket_key_of_vehicle_number,
    docket_key_of_reference,
    docket_invoice_key_of_number,
    docket_invoice_key_of_eway_bill_number`.execute(db);
}
