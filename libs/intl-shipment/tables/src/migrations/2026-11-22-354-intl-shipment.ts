import { type Kysely, sql } from 'kysely';

/**
 * An index for each order in which the list may be asked for, in the order's own words and with the id last; for each record that it
 * is narrowed to; and for the letters that are looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobcard_in_order on jobcard (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index jobcard_by_number on jobcard ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index jobcard_by_status_word on jobcard ((status collate "C"), id)`.execute(db);
  await sql`create index jobcard_by_etd on jobcard (etd, id)`.execute(db);
  await sql`create index jobcard_by_eta on jobcard (eta, id)`.execute(db);
  await sql`create index jobcard_of_customer on jobcard (customer_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index jobcard_by_customer`.execute(db);
  await sql`create index jobcard_of_status on jobcard (status, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index jobcard_by_status`.execute(db);
  await sql`create index jobcard_search on jobcard using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(mawb_number, '') || ' ' || coalesce(hawb_number, '') || ' ' || coalesce(mbl_number, '') || ' ' || coalesce(hbl_number, '') || ' ' || coalesce(booking_number, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`create index lead_in_order on lead (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index lead_by_number on lead ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index lead_by_company on lead ((lower(normalize(company_name, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index lead_by_stage_word on lead ((stage collate "C"), id)`.execute(db);
  await sql`create index lead_by_next_follow_up on lead (next_follow_up_at, id)`.execute(db);
  await sql`create index lead_of_stage on lead (stage, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index lead_search on lead using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(mobile, '') || ' ' || coalesce(email, '') || ' ' || coalesce(commodity, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
