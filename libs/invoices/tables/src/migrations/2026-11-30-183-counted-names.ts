import { type Kysely, sql } from 'kysely';

/**
 * How many documents bear a name is counted in an index of the name alone: it says each name once, with the places of all that bear it, and
 * so takes a tenth of the index that has what documents are looked through by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sale_invoice', 'purchase_invoice']) {
    await sql`create index ${sql.id(`${table}_count_of_name`)} on ${sql.table(table)} (party_id, party_name, party_gstin)`.execute(
      db,
    );
  }
}
