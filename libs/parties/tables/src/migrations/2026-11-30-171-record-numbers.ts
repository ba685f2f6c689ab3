import { keepNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Parties: their numbers are kept among those of all records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNumbers(db, { table: 'party', columns: ['phone', 'pan'] });
  await keepNumbers(db, {
    table: 'party_registration',
    columns: ['gstin'],
    within: { record: 'party_id', place: 'position' },
  });
}
