import { keepTexts } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** Banks keep the texts that they are found by. There are a few: they need no index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepTexts(db, 'bank', {
    search_text: { columns: ['name', 'branch'], index: null },
    search_name: { columns: ['name'], index: null },
  });
}
