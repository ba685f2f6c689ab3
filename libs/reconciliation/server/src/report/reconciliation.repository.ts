import { ageBuckets, type OpenItem, type OpenSide } from '@freightdesk/reconciliation-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { sql } from 'kysely';
import type { ReconciledBank } from '../bank.repository';

/** The first day of its month. */
const monthOf = (at: BusinessDate) => `${at.slice(0, 7)}-01`;

/** What the books held at the end of a day, in the bank's own currency: the months before from the sums that are kept. */
export async function booksBalance(db: Db, accountId: string, at: BusinessDate): Promise<number> {
  const month = monthOf(at);
  const { rows } = await sql<{ minor: number }>`
    select (coalesce((select sum(currency_minor) from account_month where account_id = ${accountId} and month < ${month}::date), 0)
      + coalesce((select sum(currency_minor) from posting where account_id = ${accountId} and date between ${month}::date and ${at}::date),
        0))::bigint as minor`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** What the bank held, as it said itself, of the months before from the sums that are kept; null before it said anything. */
export async function statementBalance(
  db: Db,
  bankId: string,
  at: BusinessDate,
): Promise<{ minor: number | null; to: BusinessDate | null }> {
  const month = monthOf(at);
  const { rows } = await sql<{ minor: number | null; to: BusinessDate | null }>`
    select sum(amount_minor)::bigint as minor,
      (select max(last_date) from bank_statement where bank_id = ${bankId}) as "to"
    from (
      select amount_minor from bank_line_month where bank_id = ${bankId} and month < ${month}::date
      union all
      select amount_minor from bank_statement_line where bank_id = ${bankId} and date between ${month}::date and ${at}::date
    ) told`.execute(db);
  return rows[0] ?? { minor: null, to: null };
}

/** Of what stands matched today, that of which the other side came later: then it stood alone. */
const spansAt = ({ id }: ReconciledBank, at: BusinessDate) => sql`
  bank_match_span s where s.bank_id = ${id} and daterange(s.open_from, s.open_to) @> ${at}::date`;

/** The entries that wait now, but for those that are gone with their mirror, and those that did then. */
const entriesAt = (bank: ReconciledBank, at: BusinessDate) => sql`
  select posting_id as id, date, voucher_id, null as narration, amount_minor from bank_open_entry
  where account_id = ${bank.accountId} and not is_set_off and gone_on > ${at}::date and date <= ${at}::date
  union all
  select p.id, p.date, p.voucher_id, null, p.currency_minor
  from (select posting_id from ${spansAt(bank, at)} and s.posting_id is not null offset 0) s
    cross join lateral (select * from posting where id = s.posting_id offset 0) p`;

/** The lines that wait now, and those that did then. */
const linesAt = (bank: ReconciledBank, at: BusinessDate) => sql`
  select l.id, l.date, null::uuid as voucher_id, l.narration, l.amount_minor
  from (
    select line_id from bank_open_line where bank_id = ${bank.id} and date <= ${at}::date
    union all select line_id from ${spansAt(bank, at)} and s.line_id is not null offset 0
  ) o
    cross join lateral (select * from bank_statement_line where id = o.line_id offset 0) l`;

/** The oldest of them; what they come to is of all. */
const mostRows = 200;

type Row = OpenItem & { bucket: number; bucketMinor: number; bucketCount: number; isIn: boolean; place: number };

/** What stands on one side alone at the end of a day: paid out, and paid in. */
export async function openSides(
  db: Db,
  bank: ReconciledBank,
  { at, of }: { at: BusinessDate; of: 'entries' | 'lines' },
): Promise<{ out: OpenSide; in: OpenSide }> {
  const { rows } = await sql<Row>`
    with items as (
      select item.*, ${at}::date - item.date as days, amount_minor > 0 as is_in,
        width_bucket(${at}::date - item.date, array[${sql.join(ageBuckets.map((days) => sql`${days + 1}::int`))}]) as bucket
      from (${of === 'entries' ? entriesAt(bank, at) : linesAt(bank, at)}) item
    ),
    placed as (
      select items.*, sum(amount_minor) over ages as bucket_minor, count(*) over ages as bucket_count,
        row_number() over (partition by is_in order by date, id) as place, row_number() over (partition by is_in, bucket order by date, id) as of_age
      from items window ages as (partition by is_in, bucket)
    ),
    shown as materialized (select * from placed where place <= ${mostRows} or of_age = 1)
    select shown.id, shown.date, days, v.document_number as number, coalesce(v.narration, shown.narration) as narration,
      amount_minor::bigint, is_in, bucket, bucket_minor::bigint, bucket_count::int, place::int
    from shown left join lateral (select * from voucher where id = shown.voucher_id offset 0) v on true
    order by shown.date, shown.id`.execute(db);
  return { out: sideOf(rows.filter(({ isIn }) => !isIn)), in: sideOf(rows.filter(({ isIn }) => isIn)) };
}

function sideOf(rows: readonly Row[]): OpenSide {
  const ages = Array.from({ length: ageBuckets.length + 1 }, (_, bucket) => {
    const row = rows.find((one) => one.bucket === bucket);
    return { totalMinor: row?.bucketMinor ?? 0, count: row?.bucketCount ?? 0 };
  });
  return {
    totalMinor: sum(ages.map(({ totalMinor }) => totalMinor)),
    count: ages.reduce((sum, { count }) => sum + count, 0),
    ages,
    rows: rows
      .filter(({ place }) => place <= mostRows)
      .map(({ id, date, days, number, narration, amountMinor }) => ({
        id,
        date,
        days,
        number,
        narration,
        amountMinor,
      })),
  };
}
