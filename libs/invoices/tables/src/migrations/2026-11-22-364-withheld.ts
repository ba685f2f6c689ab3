import { type Kysely, sql } from 'kysely';

/** Bills of which tax was withheld, by their days; and the planner knows what was kept since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index purchase_invoice_withheld_by_date on purchase_invoice (date) where tds_paise > 0`.execute(db);
  await sql`analyze sale_invoice, purchase_invoice, document_month`.execute(db);
}
