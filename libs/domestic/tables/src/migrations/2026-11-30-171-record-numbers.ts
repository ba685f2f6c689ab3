import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Dockets: their numbers are kept among those of all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'docket', columns: ['number', 'vehicle_number', 'reference'], ends: ['number'] });
  await keepNumbers(db, {
    table: 'docket_invoice',
    columns: ['eway_bill_number', 'number'],
    within: { record: 'docket_id', place: 'position' },
  });
}
