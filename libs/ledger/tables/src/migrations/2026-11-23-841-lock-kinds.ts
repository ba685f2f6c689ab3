import { type Kysely, sql } from 'kysely';

const guarded = sql`set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off`;

/** A month that is shut for some: for all but administrators, and for what its returns told. */
async function guardMonths(db: Kysely<unknown>): Promise<void> {
  // In two statements: the first waits for whoever locks or closes, and the second then sees what was closed.
  await sql`
    create or replace function voucher_month_must_be_open() returns trigger language plpgsql ${guarded} as $$
    declare
      shut text;
    begin
      select kind into shut from period_lock where month = date_trunc('month', new.date)::date;
      if shut = 'HARD' then
        raise exception 'the books are locked for %', to_char(new.date, 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'period_locked';
      end if;
      if shut = 'GST_FILED' and new.type in ('SALE', 'CREDIT_NOTE', 'PURCHASE') then
        raise exception 'the GST of % is filed', to_char(new.date, 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'gst_filed';
      end if;
      if shut is not null and not exists (
        select from app_user u join role r on r.id = u.role_id where u.id = new.created_by and r.name = 'ADMIN'
      ) then
        raise exception 'the books of % are closed but for administrators', to_char(new.date, 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'month_closed';
      end if;
      if new.type <> 'YEAR_END' and exists (
        select from voucher closing
        where closing.type = 'YEAR_END' and closing.reverses_id is null and closing.date >= new.date
          and not exists (select from voucher mirror where mirror.reverses_id = closing.id)
      ) then
        raise exception 'the fiscal year of % is closed', new.date
          using errcode = 'check_violation', constraint = 'year_closed';
      end if;
      return new;
    end $$`.execute(db);
}

/** Tax that is no document's is in the returns too: of an advance, of an expense. A journal settles what was filed, and is told by none. */
async function guardTax(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function posting_gst_must_be_open() returns trigger language plpgsql ${guarded} as $$
    begin
      if exists (
        select from added p
        join period_lock l on l.month = date_trunc('month', p.date)::date and l.kind = 'GST_FILED'
        join account a on a.id = p.account_id
        join voucher v on v.id = p.voucher_id
        where a.code ~ '^(13|22)' and a.code <> '2290' and v.type not in ('JOURNAL', 'OPENING', 'YEAR_END')
      ) then
        raise exception 'the GST of that month is filed' using errcode = 'check_violation', constraint = 'gst_filed';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger posting_gst_must_be_open after insert on posting referencing new table as added
    for each statement execute function posting_gst_must_be_open()`.execute(db);
}

/** Ledger: a month is locked softly, for what its GST returns told, or for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await guardMonths(db);
  await guardTax(db);
}
