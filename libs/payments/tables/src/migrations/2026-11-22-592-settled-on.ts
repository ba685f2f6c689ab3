import { type Kysely, sql } from 'kysely';

/** What was settled after a day: a report of a past day puts it back, and looks at nothing before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index allocation_by_date on allocation (date)
    include (sale_invoice_id, purchase_invoice_id, amount_minor)`.execute(db);
}
