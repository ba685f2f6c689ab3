import { type Kysely, sql } from 'kysely';

/**
 * An index for each order in which the list may be asked for, in the order's own words and with the id last; for each record that it
 * is narrowed to; and for the letters that are looked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sale_invoice_in_order on sale_invoice (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index sale_invoice_by_number on sale_invoice ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index sale_invoice_by_due_date on sale_invoice (due_date, id)`.execute(db);
  await sql`create index sale_invoice_by_total on sale_invoice (total_paise, id)`.execute(db);
  await sql`create index sale_invoice_of_party on sale_invoice (party_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index sale_invoice_by_party`.execute(db);
  await sql`create index sale_invoice_of_kind on sale_invoice (kind, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index sale_invoice_search on sale_invoice using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(party_name, '') || ' ' || coalesce(party_gstin, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`create index purchase_invoice_in_order on purchase_invoice (date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index purchase_invoice_by_number on purchase_invoice ((lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`create index purchase_invoice_by_supplier_date on purchase_invoice (supplier_date, id)`.execute(db);
  await sql`create index purchase_invoice_by_due_date on purchase_invoice (due_date, id)`.execute(db);
  await sql`create index purchase_invoice_by_total on purchase_invoice (total_paise, id)`.execute(db);
  await sql`create index purchase_invoice_of_party on purchase_invoice (party_id, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
  await sql`drop index purchase_invoice_by_party`.execute(db);
  await sql`create index purchase_invoice_search on purchase_invoice using gin ((lower(normalize(coalesce(number, '') || ' ' || coalesce(supplier_number, '') || ' ' || coalesce(party_name, '') || ' ' || coalesce(party_gstin, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
