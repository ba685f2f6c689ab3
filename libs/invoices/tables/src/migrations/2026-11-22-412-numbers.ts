import { indexNumbers, indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Invoices: found by their numbers however those are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'sale_invoice', columns: ['number'], ends: ['number'] });
  await indexNumbers(db, { table: 'sale_invoice_line', columns: [], sparse: ['job_number'] });
  await indexNumbers(db, {
    table: 'purchase_invoice',
    columns: ['number', 'supplier_number'],
    sparse: ['self_invoice_number'],
    ends: ['number'],
  });
  await indexNumbers(db, { table: 'purchase_invoice_line', columns: [], sparse: ['job_number'] });
  // A list is looked through by any piece of the numbers of its jobs.
  for (const table of ['sale_invoice_line', 'purchase_invoice_line']) {
    await indexSearch(db, { table, name: `${table}_search_job`, columns: ['job_number'] });
  }
}
