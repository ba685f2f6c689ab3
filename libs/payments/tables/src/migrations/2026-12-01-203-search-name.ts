import { keepTexts } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Payment runs keep the title that they are found by, in small letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTexts(db, 'payment_run', { search_name: { columns: ['title'], index: 'payment_run_search' } });
}
