import type { Db } from '@freightdesk/shared-database';
import type { RawBuilder } from 'kysely';

/** The names of what a query finds, one column `name` per row. */
export async function named(db: Db, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}
