import type { BorneCost, CostShare } from '@freightdesk/ledger-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** How many are shown at once; those that were moved make room for the next. */
const mostShown = 50;

/**
 * Masters of which something may be left to move: a cost of their own, or shares that were made anew since their last journal. What is
 * left, if anything, is reckoned from their postings.
 */
export async function consolsToMove(db: Db | Tx, id?: string): Promise<{ id: string; number: string }[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select j.id, j.number from job_apportionment a join jobcard j on j.id = a.master_id
    where ${id === undefined ? sql`true` : sql`j.id = ${id}`}
      and (coalesce((select sum(s.buy_paise) from job_sum s where s.job_id = j.id), 0) <> 0
        or exists (select from job_cost_move m join journal v on v.id = m.journal_id where m.master_id = j.id
          having max(v.created_at) <= a.created_at))
    order by j.date, j.number limit ${mostShown}`.execute(db);
  return rows;
}

type OfMaster<Row> = Row & { masterId: string };

export async function sharesOfConsols(db: Db | Tx, masters: readonly string[]): Promise<OfMaster<CostShare>[]> {
  const { rows } = await sql<OfMaster<CostShare>>`
    select master_id, charge_head_id, house_id, weight from job_share where master_id = any(${masters}::uuid[])
    order by master_id, charge_head_id, position`.execute(db);
  return rows;
}

/** What houses bear of their masters by the journals of those, less what was taken back. */
export async function borneOfConsols(db: Db | Tx, masters: readonly string[]): Promise<OfMaster<BorneCost>[]> {
  const { rows } = await sql<OfMaster<BorneCost>>`
    select m.master_id, a.code as account_code, p.job_id, sum(p.debit_paise - p.credit_paise)::bigint as paise
    from job_cost_move m join voucher v on v.id = m.journal_id or v.reverses_id = m.journal_id
      join posting p on p.voucher_id = v.id join account a on a.id = p.account_id
    where m.master_id = any(${masters}::uuid[]) and p.job_id <> m.master_id
    group by m.master_id, a.code, p.job_id having sum(p.debit_paise - p.credit_paise) <> 0
    order by m.master_id, a.code, p.job_id`.execute(db);
  return rows;
}

export async function namesOfJobs(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('jobcard').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

export async function insertCostMove(tx: Tx, move: { journalId: string; masterId: string }): Promise<void> {
  await tx.insertInto('jobCostMove').values(move).execute();
}
