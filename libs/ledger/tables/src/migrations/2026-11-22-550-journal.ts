import { indexNumbers, indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/**
 * Journals. Each is its voucher, under one id: what stands here is what a list of journals is ordered, searched and narrowed by,
 * without going through the vouchers of all documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal (
      id uuid primary key references voucher,
      number text not null unique,
      date date not null,
      narration text not null,
      total_paise bigint not null check (total_paise > 0),
      -- The day on which its mirror is to stand.
      reverse_on date check (reverse_on > date),
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  await sql`create trigger journal_is_append_only before update or delete or truncate on journal
    for each statement execute function refuse_change()`.execute(db);
  await sql`create trigger journal_is_noted_to_seal after insert on journal
    for each row execute function note_to_seal('journal')`.execute(db);
  const number = sql`(lower(normalize(number, NFKC)) collate "C")`;
  await sql`create index journal_in_order on journal (date, ${number}, id)`.execute(db);
  await sql`create index journal_by_number on journal (${number}, id)`.execute(db);
  await sql`create index journal_by_amount on journal (total_paise, id)`.execute(db);
  await sql`create index journal_to_reverse on journal (reverse_on) where reverse_on is not null`.execute(db);
  await indexSearch(db, { table: 'journal', columns: ['number', 'narration'] });
  await indexNumbers(db, { table: 'journal', columns: ['number'], ends: ['number'] });
}
