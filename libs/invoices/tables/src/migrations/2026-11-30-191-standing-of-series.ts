import { type Kysely, sql } from 'kysely';

/**
 * Invoices: the index of series says how each document stands, so that those of a month and of a registration that stand are counted in it.
 * The status is a part of the key: what an index only carries with it keeps alike keys from lying together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sale_invoice_by_series`.execute(db);
  await sql`create index sale_invoice_by_series on sale_invoice (kind, supplier_gstin, date, status) where number is not null`.execute(
    db,
  );
}
