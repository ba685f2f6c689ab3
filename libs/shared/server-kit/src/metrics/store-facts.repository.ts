import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/**
 * Rows that PostgreSQL was given for the tables that only grow (vouchers, postings, the audit trail): those whose trigger
 * refuses every change and deletion. It keeps these counts itself, so asking costs the same however many rows there are; rows of a
 * transaction that was rolled back are in them.
 */
export async function rowsAdded(db: Db): Promise<{ table: string; rows: number }[]> {
  const [ofDeletion, ofChange] = [8, 16];
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname::text as "table", n_tup_ins::float8 as rows from pg_stat_user_tables
    where schemaname = 'public' and exists (
      select from pg_trigger where tgrelid = relid and tgfoid = 'refuse_change'::regproc
        and tgtype & ${sql.lit(ofDeletion | ofChange)} = ${sql.lit(ofDeletion | ofChange)})`.execute(db);
  return rows;
}
