import { type Kysely, sql } from 'kysely';

async function guardNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function numbers_are_kept() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception '% is kept by the records themselves: its rows are never written by hand', tg_table_name
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return null;
    end $$`.execute(db);
  await sql`revoke execute on function numbers_are_kept() from public`.execute(db);
  await sql`create trigger record_number_is_kept before insert or update or delete or truncate on record_number
    for each statement execute function numbers_are_kept()`.execute(db);
}

/** Which functions tell numbers, the store itself knows: each column that keeps some has made its own. */
async function tellAll(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function told_record_numbers() returns setof record_number language plpgsql stable
      set search_path = pg_catalog, public, pg_temp as $$
    declare
      told regproc;
    begin
      for told in
        select oid from pg_proc where prorettype = 'record_number'::regtype and proname like 'numbers\\_of\\_%' order by proname
      loop
        return query execute format('select * from %s()', told);
      end loop;
    end $$`.execute(db);
  await sql`
    create function rebuild_record_numbers() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      -- Whoever writes a number from here on waits, and who has written one is waited for.
      alter table record_number disable trigger record_number_is_kept;
      delete from record_number;
      insert into record_number select * from told_record_numbers();
      alter table record_number enable trigger record_number_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_record_numbers() from public`.execute(db);
}

/**
 * Ground: the numbers of all records in one place, whichever table has them, so that the search of everything enters an index or two and not
 * one for each column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_number (
      -- Where it stands, as 'sale_invoice.number'.
      source text collate "C" not null,
      -- Without separators and case.
      key text collate "C" not null,
      -- The record that is found by it.
      record_id uuid not null,
      -- Of several that stand on one record in rows of their own, which of those; else 0.
      place integer not null,
      -- As it is written.
      number text not null,
      -- Found by its last digits too.
      has_end boolean not null
    )`.execute(db);
  await guardNumbers(db);
  await tellAll(db);
}
