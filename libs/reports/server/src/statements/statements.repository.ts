import type { AccountKind } from '@freightdesk/ledger-contract';
import type { ReportPeriod } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { type BranchAsked, earnedByBranch, isEarned } from '../posted/earned.repository';
import { always, posted } from '../posted/posted.repository';

/** What an account moved in each of some periods: debit above zero. */
export interface MovedAccount<Name extends string> {
  accountId: string;
  code: string;
  name: string;
  kind: AccountKind;
  paise: Readonly<Record<Name, number>>;
}

/** Accounts with what they moved in each period, in one statement; those without any are left out. */
async function moved<Name extends string>(
  db: Db,
  periods: Readonly<Record<Name, ReportPeriod>>,
  movedIn: (period: ReportPeriod) => RawBuilder<unknown>,
): Promise<MovedAccount<Name>[]> {
  const named = Object.entries<ReportPeriod>(periods).map(
    ([name, period]) => sql`select account_id, ${sql.lit(name)} as period, paise from (${movedIn(period)}) p`,
  );
  const { rows } = await sql<MovedAccount<Name>>`
    select a.id as account_id, a.code, a.name, a.kind, jsonb_object_agg(period, paise) as paise
    from (
      select account_id, period, sum(paise)::bigint as paise from (${sql.join(named, sql` union all `)}) m group by 1, 2
    ) sums join account a on a.id = sums.account_id
    group by a.id having bool_or(paise <> 0)
    order by a.code`.execute(db);
  return rows;
}

const netOf = (sums: RawBuilder<unknown>) =>
  sql`select account_id, debit_paise - credit_paise as paise from (${sums}) k`;

/** All accounts, from the sums that are kept. */
export const movedAccounts = <Name extends string>(db: Db, periods: Readonly<Record<Name, ReportPeriod>>) =>
  moved(db, periods, (period) => netOf(posted(period)));

/** What was earned and spent, no closing of a year counted: of the company from the sums that are kept, of a branch from its postings. */
export const earnedAccounts = <Name extends string>(
  db: Db,
  periods: Readonly<Record<Name, ReportPeriod>>,
  asked: BranchAsked = {},
) =>
  moved(db, periods, (period) =>
    asked.branchId || asked.without
      ? earnedByBranch(period, asked)
      : netOf(posted(period, { accounts: isEarned, unclosedFrom: always })),
  );

/** What a branch is called; null of none. */
export async function nameOfBranch(db: Db, id: string): Promise<string | null> {
  const branch = await db.selectFrom('branch').select('name').where('id', '=', id).executeTakeFirst();
  return branch?.name ?? null;
}
