import { type Kysely, sql } from 'kysely';

/** The guards of lines read the tables of the product, whatever the session puts before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const guard of ['sale_invoice_line_must_stay', 'purchase_invoice_line_must_stay']) {
    await sql`alter function ${sql.id(guard)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    // A plan that is kept would turn to a sequential scan as the tables grow within one connection.
    await sql`alter function ${sql.id(guard)}() set plan_cache_mode = force_custom_plan`.execute(db);
  }
}
