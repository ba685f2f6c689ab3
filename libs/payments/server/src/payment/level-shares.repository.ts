import type { Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What vouchers debit to an account in all; below zero they credit it. */
export async function debitedBy(tx: Tx, voucherIds: readonly string[], code: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(p.debit_paise - p.credit_paise), 0)::bigint as paise
    from posting p join account a on a.id = p.account_id
    where p.voucher_id = any(${[...voucherIds]}::uuid[]) and a.code = ${code}`.execute(tx);
  return rows[0]?.paise ?? 0;
}
