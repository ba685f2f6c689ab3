import { type Kysely, sql } from 'kysely';

/** What the cost of each line was accrued and quoted at when its bill was written, and why it was posted above that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_invoice_line
    add accrued_paise bigint, add quoted_paise bigint, add job_closed boolean`.execute(db);
  await sql`alter table purchase_invoice add cost_override_reason text`.execute(db);
}
