import { indexSearch } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** What is looked through is spelled anew where that is needed only: to read each hit cost twenty times more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSearch(db, { table: 'payment', columns: ['number', 'reference'] });
}
