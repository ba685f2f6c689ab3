import { indexNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Parties: found by their numbers however those are spelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'party_registration', columns: [], sparse: ['gstin'] });
  await indexNumbers(db, { table: 'party', columns: [], sparse: ['phone', 'pan'] });
}
