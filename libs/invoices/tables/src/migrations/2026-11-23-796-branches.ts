import { type Kysely, sql } from 'kysely';

/** Invoices: what was posted of each document, its mirror and what was done with it later, is of the document's branch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice', 'purchase_invoice']) {
    await sql`select name_branches(${table}::regclass)`.execute(db);
  }
}
