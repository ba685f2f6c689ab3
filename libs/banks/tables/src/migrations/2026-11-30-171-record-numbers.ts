import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Banks: their numbers are kept among those of all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'bank', columns: ['account_number', 'ifsc'], ends: ['account_number'] });
}
