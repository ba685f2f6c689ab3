import { type Kysely, sql } from 'kysely';

/** Invoices: which charges a draft bills is found by the draft, without a look at its other lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sale_invoice_line_charged on sale_invoice_line (invoice_id) where charge_id is not null`.execute(
    db,
  );
}
