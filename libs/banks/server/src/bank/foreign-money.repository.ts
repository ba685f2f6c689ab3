import type { HeldMoney } from '@freightdesk/banks-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

export interface ForeignBank extends HeldMoney {
  accountCode: string;
  currency: string;
}

/**
 * What foreign banks hold in both currencies, by the id of the bank; those in rupees are left out. Each is held till commit first, all of them
 * in one order: what moves there at the same moment is waited for, and counts.
 */
export async function holdForeignBanks(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ForeignBank>> {
  if (ids.length === 0) return new Map();
  const held = await db
    .selectFrom('bank')
    .select('id')
    .where('id', 'in', [...ids])
    .where('currency', '!=', 'INR')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (held.length === 0) return new Map();
  const { rows } = await sql<ForeignBank & { id: string }>`
    select b.id, b.currency, a.code as account_code,
      coalesce(sum(m.debit_paise - m.credit_paise), 0)::bigint as balance_paise,
      coalesce(sum(m.currency_minor), 0)::bigint as balance_minor
    from bank b join account a on a.id = b.account_id left join account_month m on m.account_id = b.account_id
    where b.id = any(${held.map(({ id }) => id)}::uuid[])
    group by b.id, a.code`.execute(db);
  return new Map(rows.map(({ id, ...bank }) => [id, bank]));
}

export interface MovedByVouchers {
  bankId: string;
  minor: number;
  paise: number;
}

/** What vouchers moved at foreign banks, below zero what left them. */
export async function movedAtForeignBanks(tx: Tx, voucherIds: readonly string[]): Promise<MovedByVouchers[]> {
  const { rows } = await sql<MovedByVouchers>`
    select b.id as bank_id, sum(p.currency_minor)::bigint as minor, sum(p.debit_paise - p.credit_paise)::bigint as paise
    from posting p join bank b on b.account_id = p.account_id
    where p.voucher_id = any(${[...voucherIds]}::uuid[]) and b.currency <> 'INR'
    group by b.id order by b.id`.execute(tx);
  return rows;
}
