import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Invoices: found by their numbers however those are spelled. The expressions are those of `numberKey` and `numberEnd`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sale_invoice_key_of_number on sale_invoice ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index sale_invoice_end_of_number on sale_invoice ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index sale_invoice_line_key_of_job_number on sale_invoice_line ((lower(regexp_replace(job_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where job_number is not null`.execute(
    db,
  );
  await sql`create index purchase_invoice_key_of_number on purchase_invoice ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index purchase_invoice_end_of_number on purchase_invoice ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index purchase_invoice_key_of_supplier_number on purchase_invoice ((lower(regexp_replace(supplier_number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index purchase_invoice_key_of_self_invoice_number on purchase_invoice ((lower(regexp_replace(self_invoice_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where self_invoice_number is not null`.execute(
    db,
  );
  await sql`create index purchase_invoice_line_key_of_job_number on purchase_invoice_line ((lower(regexp_replace(job_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where job_number is not null`.execute(
    db,
  );
  // A list is looked through by any piece of the numbers of its jobs.
  for (const table of ['sale_invoice_line', 'purchase_invoice_line']) {
    await indexSearch(db, { table, name: `${table}_search_job`, columns: ['job_number'] });
  }
  await sql`analyze sale_invoice`.execute(db);
  await sql`analyze sale_invoice_line`.execute(db);
  await sql`analyze purchase_invoice`.execute(db);
  await sql`analyze purchase_invoice_line`.execute(db);
}
