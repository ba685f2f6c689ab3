import { keepTexts } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Parties keep the name that they are found by, in small letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTexts(db, 'party', { search_name: { columns: ['name'], index: 'party_search_name' } });
}
