import { indexNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Dockets: found by their numbers however those are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, {
    table: 'docket',
    columns: ['number'],
    sparse: ['vehicle_number', 'reference'],
    ends: ['number'],
  });
  await indexNumbers(db, { table: 'docket_invoice', columns: ['number'], sparse: ['eway_bill_number'] });
}
