import {
  type FigureOf,
  type ledgerReport,
  type LedgerRow,
  type ReportPaging,
  reportPaging,
  type ReportPeriod,
} from '@freightdesk/reports-contract';
import { type BusinessDate, fiscalYearOf } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { type RawBuilder, sql } from 'kysely';
import { posted, postedNaming } from '../posted/posted.repository';
import { yearsAfter } from '../posted/whole-months';
import { isPageAsked, shownByName } from '../report/parties-by-name';
import type { PageAsked, PageOfRows } from '../report/report-page';
import { isControl, movedIn } from './moved.repository';

type Sql = RawBuilder<unknown>;
type LedgerFigure = FigureOf<typeof ledgerReport>;

interface Account extends Record<LedgerFigure, number> {
  accountId: string;
  code: string;
  account: string;
  isControl: boolean;
  rowCount: number;
  /** Whether its rows can be counted so: each posting of a control account names its party, and none of the year is after the days. */
  isTold: boolean;
}

/** What is kept of control accounts, which have no party but those that their postings name. */
const ofControls = sql`account_id = any (array(select id from account a where ${isControl}))`;

/** Whoever something was posted for in the year. */
const moved = (year: BusinessDate, of: Sql) => sql`
  select account_id, party_id from party_year where year = ${year}::date and ${of}`;

/** To be added up, what parties began a year with who did not move in it: what is kept of them without what came later. */
const openings = (year: BusinessDate, of: Sql) => sql`
  select account_id, party_id, debit_paise - credit_paise as paise from party_balance where ${of}
  ${sql.join(
    yearsAfter(year).map(
      ({ from, to }) => sql`
        union all select account_id, party_id, credit_paise - debit_paise from party_year
        where year between ${from}::date and ${to}::date and ${of}`,
    ),
    sql``,
  )}`;

/** Who did not move in the year, and has a row for what he began it with. */
const resting = (year: BusinessDate, of: Sql) => sql`
  select account_id, party_id from (${openings(year, of)}) opening
  where not exists (
    select from (${moved(year, of)}) moved where moved.account_id = opening.account_id and moved.party_id = opening.party_id
  )
  group by 1, 2 having whole_sum(paise) <> 0`;

/** All accounts that have a figure, each with how many rows it is of the report. */
async function readAccounts(db: Db, { from, to }: ReportPeriod, year: ReportPeriod): Promise<Account[]> {
  const isNamed = sql`counted.entry_count = (select whole_sum(entry_count) from account_month k where k.account_id = a.id)`;
  const { rows } = await sql<Account>`
    with last as materialized (
      select not exists (select from posting where ${ofControls} and date > ${to}::date and date <= ${year.to}::date) as is_last
    ), named as materialized (
      select account_id, whole_sum(entry_count) as entry_count from party_balance
      where (select is_last from last) and ${ofControls} group by 1
    ), resting as materialized (
      select account_id, count(*) as parties from (${resting(from, ofControls)}) k where (select is_last from last) group by 1
    ), counted as (
      select named.*, coalesce(resting.parties, 0)
        + (select count(distinct party_id) from (${moved(from, sql`account_id = named.account_id`)}) k) as row_count
      from named left join resting using (account_id)
    )
    select a.id as account_id, a.code, a.name as account, coalesce(${isControl}, false) as is_control,
      case when ${isControl} then coalesce(row_count, 0) else 1 end as row_count,
      case when ${isControl} then coalesce(${isNamed}, false) else true end as is_told,
      opening as opening_paise, debit as debit_paise, credit as credit_paise, opening + debit - credit as closing_paise
    from (${movedIn((days) => posted(days), { from, to })}) sums join account a on a.id = sums.account_id
    left join counted on counted.account_id = a.id
    where opening <> 0 or debit <> 0 or credit <> 0 or row_count > 0
    order by a.code`.execute(db);
  return rows;
}

/** Of an account's parties those of the page, in the order of their names, added up. */
async function readParties(
  db: Db,
  { accountId, code, account }: Account,
  { from, to }: ReportPeriod,
  page: PageOfRows,
): Promise<LedgerRow[]> {
  const ofAccount = sql`account_id = ${accountId}::uuid`;
  const ofParty = sql`${ofAccount} and party_id = party.id`;
  const has = sql`
    select '' as part where exists (${moved(from, ofParty)})
      or (select whole_sum(paise) from (${openings(from, ofParty)}) k) <> 0`;
  const all = sql`
    select distinct party_id as id, '' as part from (${moved(from, ofAccount)}) moved
    union all select party_id, '' from (${resting(from, ofAccount)}) resting`;
  const ofShown = { partyId: sql`select id from shown`, accounts: sql`a.id = ${accountId}::uuid` };
  const sums = movedIn((days) => postedNaming(days, ofShown), { from, to }, sql`party_id`);
  const { rows } = await sql<LedgerRow>`
    with ${shownByName({ has, all }, page)}
    select account_id, ${code} as code, ${account} as account, shown.name, party_id, opening as opening_paise,
      debit as debit_paise, credit as credit_paise, opening + debit - credit as closing_paise
    from (${sums}) sums join shown on shown.id = sums.party_id
    order by lower(shown.name) collate "C", party_id`.execute(db);
  return rows;
}

/** The row of an account that has none of parties. */
const rowOf = ({
  accountId,
  code,
  account,
  openingPaise,
  debitPaise,
  creditPaise,
  closingPaise,
}: Account): LedgerRow => ({
  ...{ accountId, code, account, name: account, partyId: null },
  ...{ openingPaise, debitPaise, creditPaise, closingPaise },
});

/** Of each account the rows that are on the page. */
function slicesOf(accounts: readonly Account[], { page, pageSize }: ReportPaging) {
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  let before = 0;
  return accounts.flatMap((account) => {
    const [first, last] = [Math.max(from - before, 0), Math.min(to - before, account.rowCount)];
    before += account.rowCount;
    return first < last ? { account, page: { offset: first, limit: last - first, total: account.rowCount } } : [];
  });
}

function totalsOf(accounts: readonly Account[]): Record<LedgerFigure, number> {
  const totalOf = (figure: LedgerFigure) => sum(accounts.map((account) => account[figure]));
  return {
    openingPaise: totalOf('openingPaise'),
    debitPaise: totalOf('debitPaise'),
    creditPaise: totalOf('creditPaise'),
    closingPaise: totalOf('closingPaise'),
  };
}

/**
 * A page of the ledgers from the first day of a fiscal year to the last that was posted in it, as they mostly are asked: accounts by their sums, and no
 * party added up that is not shown. How many have a row follows from who moved in the year, and from what the others began it with.
 * Nothing where that does not tell it, or where all rows are wanted.
 */
export async function ledgersByName(db: Db, { from, to, ...asked }: ReportPeriod & PageAsked) {
  const year = fiscalYearOf(to);
  if (from !== year.from) return undefined;
  const accounts = await readAccounts(db, { from, to }, year);
  const paging = reportPaging(asked, sum(accounts.map(({ rowCount }) => rowCount)));
  if (!accounts.every(({ isTold }) => isTold) || (paging.total <= paging.pageSize && !isPageAsked(asked)))
    return undefined;
  const rows: LedgerRow[] = [];
  for (const { account, page } of slicesOf(accounts, paging)) {
    rows.push(...(account.isControl ? await readParties(db, account, { from, to }, page) : [rowOf(account)]));
  }
  return { rows, totals: totalsOf(accounts), ...paging };
}
