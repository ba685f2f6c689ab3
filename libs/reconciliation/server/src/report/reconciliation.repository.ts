import { ageBuckets, type OpenItem, type OpenSide } from '@freightdesk/reconciliation-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import type { ReconciledBank } from '../bank.repository';
import { isGone } from '../match/open-items.repository';

/** What the books held at the end of a day, in the bank's own currency: the months before from the sums that are kept. */
export async function booksBalance(db: Db, accountId: string, at: BusinessDate): Promise<number> {
  const month = `${at.slice(0, 7)}-01`;
  const { rows } = await sql<{ minor: number }>`
    select (coalesce((select sum(currency_minor) from account_month where account_id = ${accountId} and month < ${month}::date), 0)
      + coalesce((select sum(currency_minor) from posting where account_id = ${accountId} and date between ${month}::date and ${at}::date),
        0))::bigint as minor`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** What the bank held, as it said itself; null before it said anything. */
export async function statementBalance(
  db: Db,
  bankId: string,
  at: BusinessDate,
): Promise<{ minor: number | null; to: BusinessDate | null }> {
  const { rows } = await sql<{ minor: number | null; to: BusinessDate | null }>`
    select sum(amount_minor)::bigint as minor,
      (select max(last_date) from bank_statement where bank_id = ${bankId}) as "to"
    from bank_statement_line where bank_id = ${bankId} and date <= ${at}::date`.execute(db);
  return rows[0] ?? { minor: null, to: null };
}

/**
 * Matches of which a part is later than the day: then one side had it and the other had not. Entered from what is later, which of
 * days near today is little, whatever was matched before.
 */
const lateMatches = ({ id, accountId }: ReconciledBank, at: BusinessDate) => sql`
  select part.match_id from bank_statement_line l join bank_match_part part on part.line_id = l.id
  where l.bank_id = ${id} and l.date > ${at}::date
  union select part.match_id from posting p join bank_match_part part on part.posting_id = p.id
  where p.account_id = ${accountId} and p.date > ${at}::date`;

/** Of what a match names that came about later. */
const fromLate = (columns: RawBuilder<unknown>, item: RawBuilder<unknown>) =>
  sql`select ${columns} from late join bank_match_part part on part.match_id = late.match_id join ${item}`;

/** What no match names, and what a match names that came about later. Vouchers are joined to these alone: no plan knows how few they are. */
const entriesAt = ({ accountId }: ReconciledBank, at: BusinessDate) => {
  const columns = sql`p.id, p.date, p.account_id, p.voucher_id, p.currency_minor`;
  const ours = sql`p.account_id = ${accountId} and p.date <= ${at}::date and p.currency_minor <> 0`;
  return sql`
    select p.id, p.date, v.document_number as number, v.narration, p.currency_minor as amount_minor
    from (
      select ${columns} from posting p
      where ${ours} and not exists (select from bank_match_part part where part.posting_id = p.id)
      union all ${fromLate(columns, sql`posting p on p.id = part.posting_id`)} where ${ours} offset 0
    ) p
    cross join lateral (select * from voucher where id = p.voucher_id offset 0) v
    where not ${isGone(at)}`;
};

/** The lines that wait now, and those that did then. */
const linesAt = ({ id }: ReconciledBank, at: BusinessDate) => {
  const columns = sql`l.id, l.date, null as number, l.narration, l.amount_minor`;
  return sql`
    select ${columns} from bank_open_line o join bank_statement_line l on l.id = o.line_id
    where o.bank_id = ${id} and o.date <= ${at}::date
    union all ${fromLate(columns, sql`bank_statement_line l on l.id = part.line_id`)} where l.date <= ${at}::date`;
};

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
    with late as materialized (${lateMatches(bank, at)}),
    items as (
      select item.*, ${at}::date - item.date as days, amount_minor > 0 as is_in,
        width_bucket(${at}::date - item.date, array[${sql.join(ageBuckets.map((days) => sql`${days + 1}::int`))}]) as bucket
      from (${of === 'entries' ? entriesAt(bank, at) : linesAt(bank, at)}) item
    ),
    placed as (
      select items.*, sum(amount_minor) over ages as bucket_minor, count(*) over ages as bucket_count,
        row_number() over (partition by is_in order by date, id) as place, row_number() over (partition by is_in, bucket order by date, id) as of_age
      from items window ages as (partition by is_in, bucket)
    )
    select id, date, days, number, narration, amount_minor::bigint, is_in, bucket, bucket_minor::bigint, bucket_count::int, place::int
    from placed where place <= ${mostRows} or of_age = 1 order by date, id`.execute(db);
  return { out: sideOf(rows.filter(({ isIn }) => !isIn)), in: sideOf(rows.filter(({ isIn }) => isIn)) };
}

function sideOf(rows: readonly Row[]): OpenSide {
  const ages = Array.from({ length: ageBuckets.length + 1 }, (_, bucket) => {
    const row = rows.find((one) => one.bucket === bucket);
    return { totalMinor: row?.bucketMinor ?? 0, count: row?.bucketCount ?? 0 };
  });
  return {
    totalMinor: ages.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
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
