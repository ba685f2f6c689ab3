import { type LedgerEntry, reportPaging, type ReportPeriod } from '@freightdesk/reports-contract';
import { addDays } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { posted, postedNaming } from '../posted/posted.repository';
import { pageWithinMonths } from '../report/months-of-page';
import type { PageAsked } from '../report/report-page';

/** Whose ledger: an account's whole, or all that control accounts hold of a party, or both: so much of it as one account holds. */
export type LedgerOf = { accountId?: string; partyId?: string };

/** The same accounts decide the opening balance and the rows, so that the ledger can't be torn. */
const accountsOf = ({ accountId, partyId }: LedgerOf) => sql`
  (${accountId ?? null}::uuid is null or a.id = ${accountId ?? null}::uuid)
  and (${partyId ?? null}::uuid is null or a.control in ('CUSTOMER', 'VENDOR'))`;

function sumsOf({ partyId, ...of }: LedgerOf, period: ReportPeriod): RawBuilder<unknown> {
  const asked = { accounts: accountsOf({ ...of, ...(partyId && { partyId }) }), by: ['month'] as const };
  return partyId === undefined ? posted(period, asked) : postedNaming(period, { ...asked, partyId });
}

interface Month {
  month: string;
  debitPaise: number;
  creditPaise: number;
  entryCount: number;
}

/** What of a ledger was posted before the period, as its month, and then in each month of it. */
export async function ledgerMonths(db: Db, of: LedgerOf, { from, to }: ReportPeriod) {
  const { rows } = await sql<Month & { isBefore: boolean }>`
    select month, false as is_before, sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise,
      sum(entry_count)::int as entry_count
    from (${sumsOf(of, { from, to })}) meanwhile group by month
    union all
    select null, true, sum(debit_paise)::bigint, sum(credit_paise)::bigint, 0
    from (${sumsOf(of, { from: '1899-04-01', to: addDays(from, -1) })}) earlier having count(*) > 0
    order by month`.execute(db);
  const before = rows.find(({ isBefore }) => isBefore);
  const months = rows.filter(({ isBefore }) => !isBefore);
  return { openingPaise: before ? before.debitPaise - before.creditPaise : 0, months };
}

type Entry = Omit<LedgerEntry, 'voucher'> & { type: string; number: string; documentId: string };

interface Wanted {
  period: ReportPeriod;
  openingPaise: number;
  months: readonly Month[];
}

/**
 * Entries in the order of their days, and of posting within a day; the balance runs on from the opening. A page reads the months it
 * lies in and no other: how many entries those before it have, and what they come to, is kept.
 */
export async function entriesPage(db: Db, of: LedgerOf, { period, openingPaise, months }: Wanted, asked: PageAsked) {
  const inMonths = months.map(({ month, entryCount }) => ({ month, rowCount: entryCount }));
  const total = inMonths.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const paging = reportPaging(asked, total);
  const { days, offset } = pageWithinMonths(inMonths, paging, period);
  if (days === undefined) return { rows: [], ...paging };
  const balancePaise = months
    .filter(({ month }) => month < `${days.from.slice(0, 7)}-01`)
    .reduce((balance, { debitPaise, creditPaise }) => balance + debitPaise - creditPaise, openingPaise);
  const { rows } = await sql<Entry>`
    -- Opening balances of a file stand among the journals, those of a bank with the bank.
    select e.date, case when v.document_type = 'journal' then 'JOURNAL' else v.type end as type, v.document_number as number, v.document_id, a.name as account, v.narration, e.debit_paise,
      e.credit_paise, e.balance_paise
    from (
      select p.account_id, p.voucher_id, p.line_no, p.date, p.debit_paise, p.credit_paise, (${balancePaise}::bigint
        + sum(p.debit_paise - p.credit_paise) over (order by p.date, p.voucher_id, p.line_no))::bigint as balance_paise
      from account a join posting p on p.account_id = a.id
      where ${accountsOf(of)} and (${of.partyId ?? null}::uuid is null or p.party_id = ${of.partyId ?? null}::uuid)
        and p.date between ${days.from}::date and ${days.to}::date
      order by p.date, p.voucher_id, p.line_no limit ${paging.pageSize} offset ${offset}
    ) e
    join account a on a.id = e.account_id
    join voucher v on v.id = e.voucher_id
    order by e.date, e.voucher_id, e.line_no`.execute(db);
  return { rows, ...paging };
}
