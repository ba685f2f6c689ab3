import { type Kysely, sql } from 'kysely';

/** What the register of purchases reads since there are debit notes and bills that were brought forward stands in its index again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index purchase_invoice_register`.execute(db);
  await sql`create index purchase_invoice_register on purchase_invoice (date, number, id) include (party_id, status,
    taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, total_paise, against_invoice_id, brought_forward)
    where status <> 'DRAFT'`.execute(db);
}
