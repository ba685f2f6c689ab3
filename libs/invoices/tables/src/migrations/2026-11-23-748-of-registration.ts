import { type Kysely, sql } from 'kysely';

/**
 * Invoices: bills are entered by the registration of ours that bought, and its days. Days alone are entered by the index of the list's
 * order, so a bill is written into as many as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index purchase_invoice_of_registration on purchase_invoice (recipient_gstin, date, id)`.execute(db);
  await sql`drop index purchase_invoice_by_date`.execute(db);
}
