import { type Kysely, sql } from 'kysely';

/** Invoices: the search of everything finds their numbers among those of all records, and nothing else asked these indexes. Lists go on to find numbers of ours by their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index
    sale_invoice_end_of_number,
    purchase_invoice_end_of_number,
    purchase_invoice_key_of_supplier_number,
    purchase_invoice_key_of_self_invoice_number`.execute(db);
}
