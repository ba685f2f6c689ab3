import { type Db, statement, told } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** What was earned in a month, and what is left of it after the direct cost. `month` is its first day. */
export interface MonthEarned {
  month: string;
  salesPaise: number;
  grossProfitPaise: number;
}

/** From the sums that are kept by account and month: accounts 4xxx are income, 5xxx direct cost. */
const earnedSince = statement<{ from: string }, MonthEarned>((db) => {
  const earned = sql`credit_paise - debit_paise`;
  return (
    db
      .selectFrom('account')
      .innerJoin('accountMonth', 'accountMonth.accountId', 'account.id')
      .where(
        'accountMonth.month',
        '>=',
        told<{ from: string }, string>(({ from }) => from),
      )
      // What closes a year was neither earned nor spent.
      .where('accountMonth.voucherType', '!=', 'YEAR_END')
      .where(sql<boolean>`(account.code like '4%' or account.code like '5%')`)
      .groupBy('accountMonth.month')
      .select([
        'accountMonth.month',
        sql<number>`coalesce(sum(${earned}) filter (where account.code like '4%'), 0)::bigint`.as('salesPaise'),
        sql<number>`coalesce(sum(${earned}), 0)::bigint`.as('grossProfitPaise'),
      ])
  );
});

export async function earnedByMonth(db: Db, from: string): Promise<ReadonlyMap<string, MonthEarned>> {
  const rows = await earnedSince(db, { from });
  return new Map(rows.map((row) => [row.month, row]));
}
