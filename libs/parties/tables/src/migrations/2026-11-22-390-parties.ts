import { indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** What is looked through is spelled anew where that is needed only: to read each hit cost twenty times more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, { table: 'party', columns: ['name', 'gstin', 'pan', 'email', 'phone'] });
  await indexSearch(db, { table: 'party', name: 'party_search_open', columns: ['name', 'gstin', 'email', 'phone'] });
  await indexSearch(db, { table: 'party', name: 'party_search_name', columns: ['name'] });
}
