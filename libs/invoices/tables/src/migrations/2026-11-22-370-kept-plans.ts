import { type Kysely, sql } from 'kysely';

/** Invoices: the guards of lines plan their searches once for each connection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const guard of ['sale_invoice_line_must_stay', 'purchase_invoice_line_must_stay']) {
    // Planning took longer than searching. A plan that is kept can't turn to a sequential scan as the tables grow: it may use none.
    await sql`alter function ${sql.id(guard)}() set plan_cache_mode = force_generic_plan`.execute(db);
    await sql`alter function ${sql.id(guard)}() set enable_seqscan = off`.execute(db);
  }
}
