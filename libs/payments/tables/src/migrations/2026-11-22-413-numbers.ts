import { indexNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Payments: found by their numbers however those are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'payment', columns: ['number'], sparse: ['reference'], ends: ['number'] });
}
