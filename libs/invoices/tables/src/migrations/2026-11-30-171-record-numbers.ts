import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Invoices: their numbers are kept among those of all records. Those of the jobs of a line are found where they stand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'sale_invoice', columns: ['number'], ends: ['number'] });
  await keepNumbers(db, {
    table: 'purchase_invoice',
    columns: ['number', 'supplier_number', 'self_invoice_number'],
    ends: ['number'],
  });
}
