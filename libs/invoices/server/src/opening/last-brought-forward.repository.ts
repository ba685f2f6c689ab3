import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** The highest number of a sale of the books of before that begins like `SI/26-27/`, without its zeros; 0 without one. */
export async function lastBroughtForward(db: Db, ahead: string): Promise<number> {
  const digits = sql`substr(number, ${ahead.length + 1})`;
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(${digits}::integer), 0) as last from sale_invoice
    where kind = 'OPENING' and starts_with(number, ${ahead}) and ${digits} ~ '^[0-9]{1,9}$'`.execute(db);
  return rows[0]?.last ?? 0;
}
