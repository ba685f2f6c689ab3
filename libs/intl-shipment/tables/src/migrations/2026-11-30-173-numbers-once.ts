import { type Kysely, sql } from 'kysely';

/** Leads, quotations, rate sheets and jobs: the search of everything finds their numbers among those of all records, and nothing else asked these indexes. Lists go on to find numbers of ours by their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index
    lead_end_of_number,
    lead_key_of_mobile,
    quotation_end_of_number,
    quotation_key_of_reference,
    rate_sheet_key_of_reference,
    jobcard_end_of_number,
    jobcard_key_of_mawb_number,
    jobcard_key_of_hawb_number,
    jobcard_key_of_mbl_number,
    jobcard_key_of_hbl_number,
    jobcard_key_of_booking_number,
    jobcard_key_of_reference,
    jobcard_container_key_of_container_number`.execute(db);
}
