import { soughtText } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const numbers = { sale_invoice: ['number'], purchase_invoice: ['number', 'supplier_number'] } as const;

/**
 * What a document is found by stands in the index of names, as it is looked through, and the jobs of its lines in one by the document. So a
 * word that stands beside a name is held against each document of that name without reading any. The columns are there with the text that
 * is made of them, for without them PostgreSQL does not take it out of an index. The day stands behind the name, before a GSTIN of which
 * there is hardly ever a second: the latest of a name are read from the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(numbers)) {
    const name = sql.id(`${table}_of_name`);
    await sql`drop index ${name}`.execute(db);
    await sql`create index ${name} on ${sql.table(table)}
      (party_id, party_name, date, id, party_gstin, ${sql.join(columns.map((column) => sql.ref(column)))}, (${sql.raw(soughtText(columns))}))`.execute(
      db,
    );
    const line = `${table}_line`;
    await sql`create index ${sql.id(`${line}_jobs`)} on ${sql.table(line)}
      (invoice_id, job_number, (${sql.raw(soughtText(['job_number']))})) where job_number is not null`.execute(db);
  }
}
