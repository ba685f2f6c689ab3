import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Counts of cash, which are only ever added to. What differs from the books has its reason and its voucher; what agrees has no voucher. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_count (
      id uuid primary key,
      bank_id uuid not null references bank,
      date date not null,
      pieces jsonb not null,
      counted_paise bigint not null check (counted_paise >= 0),
      book_paise bigint not null,
      reason text,
      voucher_id uuid unique references voucher,
      created_at timestamptz not null,
      created_by uuid not null,
      check ((counted_paise = book_paise) = (voucher_id is null)),
      check (voucher_id is null or reason is not null)
    )`.execute(db);
  await sql`create trigger cash_count_is_append_only before update or delete or truncate on cash_count
    for each statement execute function refuse_change()`.execute(db);
  await sql`create index cash_count_in_order on cash_count (date, id)`.execute(db);
  await sql`create index cash_count_of_bank on cash_count (bank_id, date, id)`.execute(db);
  await sql`create index cash_count_by_amount on cash_count (counted_paise, id)`.execute(db);
  await indexSearch(db, { table: 'cash_count', columns: ['reason'] });
}
