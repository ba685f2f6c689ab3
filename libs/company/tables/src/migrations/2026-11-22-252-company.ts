import { type Kysely, sql } from 'kysely';

/** A number is one more than the last: no counter is set back, forward, or removed. */
async function guardCounters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function number_counter_must_advance() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.last = 1 then
        return new;
      end if;
      if tg_op = 'UPDATE' and (new.series_id, new.fiscal_year, new.last) = (old.series_id, old.fiscal_year, old.last + 1) then
        return new;
      end if;
      raise exception 'a counter goes from one number to the next'
        using errcode = 'restrict_violation', constraint = 'number_counter_must_advance';
    end $$`.execute(db);
  await sql`create trigger number_counter_must_advance before insert or update or delete on number_counter
    for each row execute function number_counter_must_advance()`.execute(db);
}

/** Prefixes under which a series has given numbers and gives no more: another series may not give those numbers again. */
async function createSpentPrefixes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spent_prefix (
      series_id uuid not null references number_series,
      prefix text not null,
      primary key (series_id, prefix)
    )`.execute(db);
  await sql`create trigger spent_prefix_is_append_only before update or delete or truncate on spent_prefix
    for each statement execute function refuse_change()`.execute(db);
}

/** Kinds whose numbers stand in one column: there a number is unique over all of them. */
async function createNumberColumn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function number_column_of(kind text) returns text language sql immutable as $$
      select case
        when kind in ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'EXPORT', 'REIMBURSEMENT', 'DEBIT_NOTE', 'CREDIT_NOTE', 'PROFORMA')
          then 'sale_invoice'
        when kind in ('RECEIPT', 'PAYMENT', 'EXPENSE') then 'payment'
        else kind end
    $$`.execute(db);
}

/**
 * The number of a series goes on when it is spelled anew, so it never meets its own numbers again; but another series that
 * took up its prefix, or a former one, would. A series that has given numbers also keeps its holder.
 */
async function guardSeries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function number_series_must_not_repeat() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and exists (select from number_counter where series_id = old.id) then
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
  await sql`alter function number_series_must_not_repeat() set search_path = pg_catalog, public, pg_temp`.execute(db);
  // After the row is written: whoever gave up the prefix in another transaction has committed by then.
  await sql`create trigger number_series_must_not_repeat after insert or update on number_series
    for each row execute function number_series_must_not_repeat()`.execute(db);
}

/** Company: counters only go forward, and no number is given twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await guardCounters(db);
  await createSpentPrefixes(db);
  await createNumberColumn(db);
  await guardSeries(db);
}
