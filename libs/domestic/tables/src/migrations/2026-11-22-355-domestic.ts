import { type Kysely, sql } from 'kysely';

/**
 * An index for each order in which the list may be asked for, in the order's own words and with the id last; for each record that it
 * is narrowed to; and for the letters that are looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index docket_in_order on docket (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index docket_by_number on docket ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index docket_by_status_word on docket ((status collate "C"), id)`.execute(db);
  await sql`create index docket_of_party on docket (billing_party_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index docket_by_billing_party`.execute(db);
  await sql`create index docket_of_status on docket (status, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index docket_by_status`.execute(db);
  await sql`create index docket_search on docket using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce((consignor ->> 'name'), '') || ' ' || coalesce((consignee ->> 'name'), '') || ' ' || coalesce(vehicle_number, '') || ' ' || coalesce(reference, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`create index docket_invoice_search on docket_invoice using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(eway_bill_number, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
