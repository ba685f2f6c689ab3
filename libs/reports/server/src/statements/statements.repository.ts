import type { AccountKind } from '@freightdesk/ledger-contract';
import type { ReportPeriod } from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { always, posted } from '../posted/posted.repository';

/** What an account moved in each of some periods: debit above zero. */
export interface MovedAccount<Name extends string> {
  accountId: string;
  code: string;
  name: string;
  kind: AccountKind;
  paise: Readonly<Record<Name, number>>;
}

/** Accounts whose balances are moved to retained earnings when a year is closed. */
const isEarned = sql`a.kind in ('INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE')`;

/**
 * Accounts with what they moved in each period, in one statement, from the sums that are kept; those without any are left out. Of what
 * was earned and spent alone, no closing of a year is counted.
 */
export async function movedAccounts<Name extends string>(
  db: Db,
  periods: Readonly<Record<Name, ReportPeriod>>,
  which: 'all' | 'earned' = 'all',
): Promise<MovedAccount<Name>[]> {
  const named = Object.entries<ReportPeriod>(periods);
  const asked = which === 'all' ? {} : { accounts: isEarned, unclosedFrom: always };
  const moved = named.map(
    ([name, period]) => sql`
      select account_id, ${sql.lit(name)} as period, debit_paise - credit_paise as paise
      from (${posted(period, asked)}) p`,
  );
  const { rows } = await sql<MovedAccount<Name>>`
    select a.id as account_id, a.code, a.name, a.kind, jsonb_object_agg(period, paise) as paise
    from (
      select account_id, period, sum(paise)::bigint as paise from (${sql.join(moved, sql` union all `)}) m group by 1, 2
    ) sums join account a on a.id = sums.account_id
    group by a.id having bool_or(paise <> 0)
    order by a.code`.execute(db);
  return rows;
}
