import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Payments and settlements: their numbers are kept among those of all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'payment', columns: ['number', 'reference'], ends: ['number', 'reference'] });
  await keepNumbers(db, { table: 'settlement', columns: ['number'], ends: ['number'] });
}
