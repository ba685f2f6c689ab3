import {
  type FigureOf,
  ledgerReport,
  type LedgerRow,
  type ReportPeriod,
  type TrialBalance,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import type { LedgerOf } from './entries.repository';
import { posted, postedNaming } from '../posted/posted.repository';
import { upTo } from '../posted/whole-months';
import { reportPage, sumsOf } from '../report/report-page';
import { ledgersByName } from './ledgers-by-name';
import { isControl, movedIn } from './moved.repository';

/**
 * Accounts with all that was posted to them, and control accounts by party. What of a control account names no party, which sound
 * books have not, remains with the account.
 */
const accountsAndParties = (period: ReportPeriod) => sql`
  with by_party as materialized (${movedIn(
    (days) => postedNaming(days, { partyId: null, accounts: isControl }),
    period,
    sql`party_id`,
  )})
  select account_id, party_id, opening, debit, credit from by_party
  union all
  select account_id, null, whole_sum(opening), whole_sum(debit), whole_sum(credit) from (
    ${movedIn((days) => posted(days), period)}
    union all
    select account_id, null, -whole_sum(opening), -whole_sum(debit), -whole_sum(credit) from by_party group by 1
  ) rest group by 1`;

/** All of them at once: to look each up of some thousand takes far longer, and no plan knows how many it will be. */
export const allParties = sql`lateral (select id, name from party offset 0) party`;

/** What names one party, by account. */
const accountsOf = (partyId: string, period: ReportPeriod) => sql`
  select account_id, case when ${isControl} then party_id end as party_id, opening, debit, credit from (${movedIn(
    (days) => postedNaming(days, { partyId }),
    period,
    sql`party_id`,
  )}) of_party join account a on a.id = account_id`;

/**
 * Accounts with their opening, movement and closing; control accounts as one row for each party. Rows without a figure are
 * left out.
 */
export async function ledgersPage(
  db: Db,
  { from, to, partyId, ...asked }: Omit<WantedOf<typeof ledgerReport>, 'grouping'>,
) {
  const byName = partyId === null ? await ledgersByName(db, { from, to, ...asked }) : undefined;
  if (byName) return byName;
  const moved = partyId === null ? accountsAndParties({ from, to }) : accountsOf(partyId, { from, to });
  const rows = sql`
    select a.id as account_id, a.code, a.name as account, coalesce(party.name, a.name) as name, moved.party_id,
      moved.opening as opening_paise, moved.debit as debit_paise, moved.credit as credit_paise,
      moved.opening + moved.debit - moved.credit as closing_paise
    from (${moved}) moved
    join account a on a.id = moved.account_id
    left join ${partyId === null ? allParties : sql`party`} on party.id = moved.party_id
    where moved.opening <> 0 or moved.debit <> 0 or moved.credit <> 0`;
  const order = sql`code, lower(name) collate "C", party_id`;
  return reportPage<LedgerRow, FigureOf<typeof ledgerReport>>(
    db,
    { rows, order, totals: sumsOf(ledgerReport) },
    { from, to, ...asked },
  );
}

export async function nameOf(db: Db, { accountId, partyId }: LedgerOf): Promise<string | undefined> {
  const names = await Promise.all([
    accountId ? db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst() : { name: '' },
    partyId ? db.selectFrom('party').select('name').where('id', '=', partyId).executeTakeFirst() : { name: '' },
  ]);
  if (names.includes(undefined)) return undefined;
  return names.flatMap((found) => found?.name || []).join(' · ');
}

/** The accounts at the end of a day; `unclosedFrom` on as if no year had been closed. */
export async function trialBalanceRows(db: Db, at: string, unclosedFrom?: string): Promise<TrialBalance['rows']> {
  const { rows } = await sql<TrialBalance['rows'][number]>`
    select a.id as account_id, a.code, a.name,
      greatest(sum(debit_paise - credit_paise), 0)::bigint as debit_paise,
      greatest(sum(credit_paise - debit_paise), 0)::bigint as credit_paise
    from (${posted(upTo(at), { unclosedFrom })}) p join account a on a.id = p.account_id
    group by a.id having sum(debit_paise - credit_paise) <> 0
    order by a.code`.execute(db);
  return rows;
}

/** Whether a closing of a year stands between two days. */
export async function isClosedBetween(db: Db, { from, to }: ReportPeriod): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select exists (
      select from voucher where type = 'YEAR_END' and reverses_id is null and date between ${from}::date and ${to}::date
        and not exists (select from voucher mirror where mirror.reverses_id = voucher.id)
    ) as is_closed`.execute(db);
  return rows[0]?.isClosed ?? false;
}
