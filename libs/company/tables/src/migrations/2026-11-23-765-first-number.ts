import { type Kysely, sql } from 'kysely';

/**
 * A company that comes from other books in the middle of a year goes on with their numbers: a counter begins with `first`, and
 * stands at the number before it till that one is given.
 */
async function createFirst(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table number_counter
      add first integer not null default 1 check (first > 0),
      drop constraint number_counter_last_check,
      add constraint number_counter_last_check check (last >= first - 1)`.execute(db);
}

/** With which number a series begins a year, `26-27`: what proves that a series has no gap asks it. */
async function createFirstNumber(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function first_number(of_kind text, of_holder text, of_year text) returns integer language sql stable
    set search_path = pg_catalog, public, pg_temp as $$
      select coalesce((
        select first from number_counter join number_series on number_series.id = series_id
        where (kind, holder, fiscal_year) = (of_kind, of_holder, of_year)), 1)
    $$`.execute(db);
}

/** A counter begins, begins elsewhere while it gave nothing, and goes from one number to the next. */
async function guardCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function number_counter_must_advance() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and (new.last = new.first - 1 or (new.first, new.last) = (1, 1)) then
        return new;
      end if;
      if tg_op = 'UPDATE' and (new.series_id, new.fiscal_year) = (old.series_id, old.fiscal_year)
        and ((new.first, new.last) = (old.first, old.last + 1) or (old.last = old.first - 1 and new.last = new.first - 1)) then
        return new;
      end if;
      raise exception 'a counter goes from one number to the next'
        using errcode = 'restrict_violation', constraint = 'number_counter_must_advance';
    end $$`.execute(db);
}

/** A series that is only begun has given no number: it may still go to another holder, and its prefix is not spent. */
async function guardSeries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function number_series_must_not_repeat() returns trigger language plpgsql
    set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op = 'UPDATE' and exists (select from number_counter where series_id = old.id and last >= first) then
        if (new.id, new.kind, new.holder) <> (old.id, old.kind, old.holder) then
          raise exception 'a series that has given numbers keeps its holder'
            using errcode = 'restrict_violation', constraint = 'number_series_must_not_repeat';
        end if;
        insert into spent_prefix (series_id, prefix)
        select old.id, old.prefix where new.prefix <> old.prefix on conflict do nothing;
      end if;
      if (tg_op = 'INSERT' or new.prefix <> old.prefix) and exists (
        select from (select id, prefix from number_series union all select series_id, prefix from spent_prefix) used
        join number_series s on s.id = used.id
        where used.prefix = new.prefix and s.id <> new.id and number_column_of(s.kind) = number_column_of(new.kind)
      ) then
        raise exception 'another series gives, or has given, numbers with the prefix %', new.prefix
          using errcode = 'unique_violation', constraint = 'number_series_prefix';
      end if;
      return null;
    end $$`.execute(db);
}

/** The first number of a series in the year in which a company comes from other books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFirst(db);
  await createFirstNumber(db);
  await guardCounters(db);
  await guardSeries(db);
}
