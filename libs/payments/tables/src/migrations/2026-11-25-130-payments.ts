import { indexNumbers } from '@freightdesk/shared-tables';
import type { Kysely } from 'kysely';

/** A reference is found by its last digits too: whoever typed `UTR 829679376` is asked for 829679376. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'payment', columns: [], ends: ['reference'] });
}
