import { type Kysely, sql } from 'kysely';

/**
 * An index for each order in which the list may be asked for, in the order's own words and with the id last; for each record that it
 * is narrowed to; and for the letters that are looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_in_order on payment (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index payment_by_number on payment ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(db);
  await sql`create index payment_by_amount on payment (amount_minor, id)`.execute(db);
  await sql`create index payment_of_party on payment (party_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index payment_by_party`.execute(db);
  await sql`create index payment_of_bank on payment (bank_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index payment_by_bank`.execute(db);
  await sql`create index payment_of_status on payment (status, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index payment_search on payment using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(reference, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
