import { sql } from 'kysely';

/** Debit less credit of one account, over the postings `p` on accounts `a`. */
export const postedTo = (code: string) =>
  sql`coalesce(sum(p.debit_paise - p.credit_paise) filter (where a.code = ${code}), 0)`;
