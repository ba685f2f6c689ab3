import { type Kysely, sql } from 'kysely';

/** As lists sort texts. */
const foldedNumber = sql`(lower(normalize(number, NFKC)) collate "C")`;

async function findOpen(db: Kysely<unknown>, table: string): Promise<void> {
  const name = (what: string) => sql.id(`${table}_${what}`);
  // What is owed and what is late, without reading a document.
  await sql`create index ${name('open_by_due_date')} on ${sql.table(table)} (due_date, id) include (outstanding_paise)
    where outstanding_minor > 0`.execute(db);
  await sql`create index ${name('open_by_party')} on ${sql.table(table)} (party_id, date, number)
    where outstanding_minor > 0`.execute(db);
  await sql`create index ${name('by_standing')} on ${sql.table(table)} (standing, date, ${foldedNumber}, id)`.execute(
    db,
  );
  await sql`create index ${name('by_outstanding')} on ${sql.table(table)} (outstanding_paise, id)`.execute(db);
}

/** Lists by how a document stands, what is open of a party, and the registers of documents, each by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await findOpen(db, 'sale_invoice');
  await findOpen(db, 'purchase_invoice');
  // A register and the report of GST add up whole years: all that they read stands in the index.
  await sql`create index sale_invoice_register on sale_invoice (date, number, id) include (party_id, kind, status, taxable_paise,
    cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise) where status <> 'DRAFT' and kind <> 'PROFORMA'`.execute(
    db,
  );
  await sql`create index purchase_invoice_register on purchase_invoice (date, number, id) include (party_id, status,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise) where status <> 'DRAFT'`.execute(
    db,
  );
}
