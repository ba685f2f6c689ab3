import { type Kysely, sql } from 'kysely';

/**
 * Years that are closed. A closing is a voucher of its own type: its number names year and attempt, so that of two people who close a
 * year at once one comes second. What it closed takes nothing more, whichever months are open, till its mirror takes it back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isClosing = sql`type = 'YEAR_END' and reverses_id is null`;
  await sql`create unique index voucher_closing_once on voucher (document_number) where ${isClosing}`.execute(db);
  await sql`create index voucher_closing on voucher (date) where ${isClosing}`.execute(db);
  // In two statements: the first waits for whoever closes, and the second then sees what was closed.
  await sql`
    create or replace function voucher_month_must_be_open() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      if exists (select from period_lock where month = date_trunc('month', new.date)::date) then
        raise exception 'the books are locked for %', to_char(new.date, 'YYYY-MM')
          using errcode = 'check_violation', constraint = 'period_locked';
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
