import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';

/** Accounts `a` whose balances are moved to retained earnings when a year is closed. */
export const isEarned = sql`a.kind in ('INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE')`;

/** The vouchers that closed a year or opened it again: a handful, found once. */
export const closings = sql`array(
  select closing.id from voucher closing where closing.type = 'YEAR_END' and closing.reverses_id is null
  union all
  select mirror.id from voucher closing join voucher mirror on mirror.reverses_id = closing.id
  where closing.type = 'YEAR_END' and closing.reverses_id is null)`;

/** One branch, or what is of none; of all of them where neither is asked. */
export interface BranchAsked {
  branchId?: string | null | undefined;
  without?: 'branch' | null | undefined;
}

function isOf({ branchId, without }: BranchAsked): RawBuilder<unknown> {
  if (without === 'branch') return sql`and branch_id is null`;
  return branchId ? sql`and branch_id = ${branchId}::uuid` : sql``;
}

/**
 * What was earned and spent in a period, by account, branch and month, debit above zero. From the postings, account by account, in the
 * index that has all of it: a sum kept by branch would make every posting dearer for what is looked at a few times a month.
 */
export const earnedByBranch = ({ from, to }: ReportPeriod, asked: BranchAsked): RawBuilder<unknown> => sql`
  select a.id as account_id, p.*
  from account a cross join lateral (
    select branch_id, date_trunc('month', date::timestamp)::date as month, sum(debit_paise - credit_paise)::bigint as paise
    from posting
    where account_id = a.id and date between ${from}::date and ${to}::date ${isOf(asked)}
      and voucher_id <> all (${closings})
    group by 1, 2 offset 0
  ) p
  where ${isEarned}`;
