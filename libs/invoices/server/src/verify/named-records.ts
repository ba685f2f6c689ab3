import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';

/** The names of what a query finds, one column `name` per row. */
export async function named(db: Db, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** Debit less credit of one account, over the postings `p` on accounts `a`. */
export const postedTo = (code: string) =>
  sql`coalesce(sum(p.debit_paise - p.credit_paise) filter (where a.code = ${code}), 0)`;
