import { accountCode } from '@freightdesk/ledger-contract';
import { unidentifiedAccount } from '@freightdesk/payments-contract';
import type { BookEntry, Learnt, StatementLine } from '@freightdesk/reconciliation-contract';
import { addDays, type BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { ReconciledBank } from '../bank.repository';

type EntryRow = Omit<BookEntry, 'voucher' | 'reference'> & { type: string; number: string; documentId: string };

const toEntry = ({ type, number, documentId, ...entry }: EntryRow): BookEntry => ({
  ...entry,
  reference: null,
  voucher: { type, number, id: documentId },
});

/** Entries at the bank's account, in its own currency. What changes only their worth in rupees moved nothing there. */
export const entryColumns = sql`p.id, p.date, v.narration, p.currency_minor as amount_minor, v.type, v.document_number as number, v.document_id`;

/** Entries that no match names, but for those that are gone with their mirror before any bank saw them. */
const openEntries = (accountId: string) => sql`
  select o.posting_id as id, o.date, v.narration, o.amount_minor, v.type, v.document_number as number, v.document_id
  from bank_open_entry o join voucher v on v.id = o.voucher_id
  where o.account_id = ${accountId} and not o.is_set_off and o.gone_on = 'infinity'`;

const mostEntries = 600;

/** Entries that may be what lines of these days tell: a cheque is presented within three months. */
export async function entriesAround(
  db: Db,
  bank: ReconciledBank,
  { first, last }: { first: string; last: string },
): Promise<BookEntry[]> {
  const { rows } = await sql<EntryRow>`
    ${openEntries(bank.accountId)} and o.date between ${addDays(first, -92)}::date and ${addDays(last, 31)}::date
    order by o.date, o.posting_id limit ${mostEntries}`.execute(db);
  return rows.map(toEntry);
}

/** Entries of before the first statement; what the account opened with in the books counts, though it bears the first day. */
export async function entriesBefore(db: Db, bank: ReconciledBank, openingDay: BusinessDate): Promise<BookEntry[]> {
  const { rows } = await sql<EntryRow>`
    ${openEntries(bank.accountId)}
      and (o.date <= ${openingDay}::date or (v.type = 'OPENING' and o.date <= ${addDays(openingDay, 1)}::date))
    order by o.date, o.posting_id`.execute(db);
  return rows.map(toEntry);
}

/** Entries of the bank by their ids, or of documents; of those that are matched already `isMatched`. */
export async function entriesNamed(
  db: Db,
  bank: ReconciledBank,
  { ids, documentIds }: { ids: readonly string[]; documentIds: readonly string[] },
): Promise<(BookEntry & { isMatched: boolean })[]> {
  const { rows } = await sql<EntryRow & { isMatched: boolean }>`
    select ${entryColumns}, exists (select from bank_match_part part where part.posting_id = p.id) as is_matched
    from posting p join voucher v on v.id = p.voucher_id
    where p.account_id = ${bank.accountId}
      and (p.id = any (${[...ids]}::uuid[]) or (v.document_type = 'payment' and v.document_id = any (${[...documentIds]}::uuid[])))
    order by p.date, p.id`.execute(db);
  return rows.map(({ isMatched, ...row }) => ({ ...toEntry(row), isMatched }));
}

const lineColumns = sql`l.id, l.kind, l.date, l.narration, l.reference, l.amount_minor`;

export async function linesNamed(
  db: Db,
  bankId: string,
  ids: readonly string[],
): Promise<(StatementLine & { isMatched: boolean })[]> {
  const { rows } = await sql<StatementLine & { isMatched: boolean }>`
    select ${lineColumns}, exists (select from bank_match_part part where part.line_id = l.id) as is_matched
    from bank_statement_line l where l.bank_id = ${bankId} and l.id = any (${[...ids]}::uuid[]) order by l.date, l.id`.execute(
    db,
  );
  return rows;
}

const isParked = sql`exists (select from bank_line_parked parked where parked.line_id = o.line_id)`;

interface LinesAsked {
  bankId: string;
  parked: boolean;
  after: { date: string; id: string } | null;
  limit: number;
}

/** Lines that are not matched yet, oldest first. */
export async function openLines(db: Db, { bankId, parked, after, limit }: LinesAsked): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select ${lineColumns} from bank_open_line o join bank_statement_line l on l.id = o.line_id
    where o.bank_id = ${bankId} and ${isParked} = ${parked}
      and (${after?.date ?? null}::date is null or (o.date, o.line_id) > (${after?.date ?? null}::date, ${after?.id ?? null}::uuid))
    order by o.date, o.line_id limit ${limit}`.execute(db);
  return rows;
}

export async function countOpenLines(db: Db, bankId: string): Promise<{ openCount: number; parkedCount: number }> {
  const { rows } = await sql<{ openCount: number; parkedCount: number }>`
    select count(*) filter (where not parked)::int as open_count, count(*) filter (where parked)::int as parked_count
    from (select ${isParked} as parked from bank_open_line o where o.bank_id = ${bankId}) open_lines`.execute(db);
  return rows[0] ?? { openCount: 0, parkedCount: 0 };
}

/** Of lines that are alike so many are asked what they were: more would not tell more, and a customer pays for years. */
const mostAlike = 20;

/**
 * What lines of the same words were the last times: the account, or the party, on the other side of what they were matched with. It is
 * read from what stands matched, so what is taken apart is forgotten by itself. Of lines that are alike it is worked out once.
 *
 * Which side a line is on is said so that PostgreSQL expects half of the lines there, and looks at the last twenty instead of at all.
 */
export async function learntOf(db: Db, bankId: string, lineIds: readonly string[]): Promise<Learnt[]> {
  const { rows } = await sql<Learnt>`
    with asked as materialized (
      select id, words, amount_minor > 0 as gains from bank_statement_line
      where id = any (${[...lineIds]}::uuid[]) and bank_id = ${bankId} and words <> ''
    ),
    told as (
      select distinct on (kind.words, kind.gains) kind.words, kind.gains, other.code as account_code, other.party_id,
        count(*) over (partition by kind.words, kind.gains, other.code, other.party_id)::int as times
      from (select distinct words, gains from asked) kind
        cross join lateral (
          select alike.date, of_line.match_id from bank_statement_line alike join bank_match_part of_line on of_line.line_id = alike.id
          where alike.bank_id = ${bankId} and alike.words = kind.words and (alike.amount_minor > 0) = kind.gains and alike.kind = 'MOVEMENT'
          order by alike.date desc, alike.id desc limit ${sql.lit(mostAlike)}
        ) same
        cross join lateral (
          select posting_id from bank_match_part where match_id = same.match_id and posting_id is not null offset 0
        ) of_entry
        join posting own on own.id = of_entry.posting_id
        join posting p on p.voucher_id = own.voucher_id and p.account_id <> own.account_id and p.gst_head is null
        join account a on a.id = p.account_id
        -- Whoever claimed money that nobody had known is who pays so. Looked for where nobody was known, and nowhere else.
        left join lateral (
          select given.id, given.party_id
          from payment came join payment given on given.from_receipt_id = came.id and given.status = 'POSTED'
          where a.code = ${unidentifiedAccount} and came.voucher_id = own.voucher_id offset 0
        ) given on true
        cross join lateral (
          select coalesce(p.party_id, given.party_id) as party_id,
            case when given.id is null then a.code else ${accountCode.debtors} end as code
        ) other
      order by kind.words, kind.gains, times desc, same.date desc, p.debit_paise + p.credit_paise desc
    )
    select asked.id as line_id, told.account_code, told.party_id, party.name as party_name, told.times
    from asked join told using (words, gains) left join party on party.id = told.party_id
    order by asked.id`.execute(db);
  return rows;
}
