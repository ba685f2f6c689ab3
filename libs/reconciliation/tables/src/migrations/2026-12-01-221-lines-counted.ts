import { type Kysely, sql } from 'kysely';

/** How many lines a month has, and how many of them no match names. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_line_month
      add column lines integer not null default 0,
      add column open_lines integer not null default 0`.execute(db);
}

/** Whoever imports a statement of a bank, or matches its lines, holds the bank, so no two of them meet at its months. */
async function keepCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_line_months() returns trigger language plpgsql security definer as $$
    begin
      insert into bank_line_month as kept (bank_id, month, amount_minor, lines)
      select bank_id, date_trunc('month', date)::date, sum(amount_minor), count(*) from added group by 1, 2
      on conflict (bank_id, month) do update set amount_minor = kept.amount_minor + excluded.amount_minor,
        lines = kept.lines + excluded.lines;
      return null;
    end $$`.execute(db);
  await sql`
    create function keep_open_line_months() returns trigger language plpgsql security definer as $$
    begin
      insert into bank_line_month as kept (bank_id, month, amount_minor, open_lines)
      select bank_id, date_trunc('month', date)::date, 0, case tg_op when 'DELETE' then -count(*) else count(*) end from moved group by 1, 2
      on conflict (bank_id, month) do update set open_lines = kept.open_lines + excluded.open_lines;
      return null;
    end $$`.execute(db);
  await sql`create trigger line_months_are_kept after insert on bank_open_line referencing new table as moved
    for each statement execute function keep_open_line_months()`.execute(db);
  await sql`create trigger line_months_are_kept_of_removed after delete on bank_open_line referencing old table as moved
    for each statement execute function keep_open_line_months()`.execute(db);
}

async function countAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function standing_line_months() returns setof bank_line_month language sql stable as $$
      select l.bank_id, date_trunc('month', l.date)::date, sum(l.amount_minor), count(*), count(o.line_id)
      from bank_statement_line l left join bank_open_line o on o.line_id = l.id group by 1, 2 $$`.execute(db);
  await sql`
    create or replace function rebuild_line_months() returns void language plpgsql as $$
    begin
      lock table bank_statement_line, bank_match_part in share mode;
      alter table bank_line_month disable trigger bank_line_month_is_kept;
      delete from bank_line_month;
      insert into bank_line_month select * from standing_line_months();
      alter table bank_line_month enable trigger bank_line_month_is_kept;
    end $$`.execute(db);
}

/** Reconciliation: lines are counted by their months. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await keepCounts(db);
  await countAnew(db);
  for (const name of ['keep_line_months', 'keep_open_line_months', 'standing_line_months', 'rebuild_line_months'])
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
  await sql`revoke execute on function keep_open_line_months() from public`.execute(db);
  await sql`select rebuild_line_months()`.execute(db);
  await sql`analyze bank_line_month`.execute(db);
}
