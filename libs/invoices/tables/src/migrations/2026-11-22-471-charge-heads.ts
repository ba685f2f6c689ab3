import { type Kysely, sql } from 'kysely';

/** What a line is charged for, by its charge head; null where it was typed without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice_line', 'purchase_invoice_line']) {
    await sql`alter table ${sql.table(table)} add charge_head_id uuid references charge_head`.execute(db);
  }
}
