import { type Kysely, sql } from 'kysely';

/** Lines that no match names, so that what waits is found without going through all that was ever matched. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_open_line (
      line_id uuid primary key references bank_statement_line,
      bank_id uuid not null references bank,
      date date not null
    )`.execute(db);
  await sql`create index bank_open_line_in_order on bank_open_line (bank_id, date, line_id)`.execute(db);
}

/** A line is open from its import till a match names it, and again once that match is taken apart. */
async function keepLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_open_lines() returns trigger language plpgsql security definer as $$
    begin
      if tg_table_name = 'bank_statement_line' then
        insert into bank_open_line (line_id, bank_id, date) select id, bank_id, date from added;
      elsif tg_op = 'INSERT' then
        delete from bank_open_line where line_id in (select line_id from added);
      else
        insert into bank_open_line (line_id, bank_id, date)
        select l.id, l.bank_id, l.date from removed join bank_statement_line l on l.id = removed.line_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger open_lines_are_kept after insert on bank_statement_line referencing new table as added
    for each statement execute function keep_open_lines()`.execute(db);
  await sql`create trigger open_lines_are_kept after insert on bank_match_part referencing new table as added
    for each statement execute function keep_open_lines()`.execute(db);
  await sql`create trigger open_lines_are_kept_of_removed after delete on bank_match_part referencing old table as removed
    for each statement execute function keep_open_lines()`.execute(db);
  await sql`create trigger bank_open_line_is_kept before insert or update or delete or truncate on bank_open_line
    for each statement execute function sums_are_kept()`.execute(db);
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_open_lines() returns void language plpgsql as $$
    begin
      lock table bank_statement_line, bank_match_part in share mode;
      alter table bank_open_line disable trigger bank_open_line_is_kept;
      delete from bank_open_line;
      insert into bank_open_line (line_id, bank_id, date) select l.id, l.bank_id, l.date from bank_statement_line l
        where not exists (select from bank_match_part part where part.line_id = l.id);
      alter table bank_open_line enable trigger bank_open_line_is_kept;
    end $$`.execute(db);
}

/** Reconciliation: the lines that wait are kept beside all lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepLines(db);
  await createRebuild(db);
  for (const name of ['keep_open_lines', 'rebuild_open_lines']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
  await sql`alter function keep_open_lines() set enable_seqscan = off`.execute(db);
  await sql`select rebuild_open_lines()`.execute(db);
}
