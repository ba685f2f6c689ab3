import { type Kysely, sql } from 'kysely';

/** Documents that are found by the name of their party come with their day, by which those of a page are told from the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice', 'purchase_invoice']) {
    const name = sql.id(`${table}_of_name`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on ${sql.table(table)} (party_id, party_name, party_gstin, date, id)`.execute(db);
  }
}
