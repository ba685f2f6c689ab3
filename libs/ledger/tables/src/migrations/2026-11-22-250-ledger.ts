import { type Kysely, sql } from 'kysely';

/**
 * A voucher says how many lines it has, and never changes; so none can be added to it later, not even a pair that balances.
 * Vouchers from before this are taken to be whole.
 */
async function countLines(db: Kysely<unknown>): Promise<void> {
  await sql`alter table voucher add column line_count integer`.execute(db);
  await sql`alter table voucher disable trigger voucher_is_append_only`.execute(db);
  await sql`update voucher set line_count = (select count(*) from posting where voucher_id = voucher.id)`.execute(db);
  await sql`alter table voucher enable trigger voucher_is_append_only`.execute(db);
  // Not held against older rows: a store must open although its books were bent, for verify to name the record.
  await sql`
    alter table voucher alter column line_count set not null,
      add constraint voucher_has_two_lines check (line_count >= 2) not valid,
      add constraint voucher_has_a_day check (date between '1900-01-01' and '9999-12-31') not valid`.execute(db);
  await sql`alter table posting add foreign key (job_id) references jobcard not valid`.execute(db);
}

/** Each line is one of those its voucher declared, on its day: whatever a voucher's month had to pass, its lines had to. */
async function guardLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function posting_must_be_declared() returns trigger language plpgsql as $$
    declare
      part record;
      head record;
    begin
      for part in
        select voucher_id, min(line_no) as first_line, max(line_no) as last_line, min(date) as first_day, max(date) as last_day
        from added group by voucher_id
      loop
        select line_count, date into strict head from voucher where id = part.voucher_id;
        if part.first_line < 1 or part.last_line > head.line_count then
          raise exception 'voucher % is whole: no line is added to it', part.voucher_id
            using errcode = 'restrict_violation', constraint = 'posting_must_be_declared';
        end if;
        if (part.first_day, part.last_day) is distinct from (head.date, head.date) then
          raise exception 'the lines of voucher % bear another date', part.voucher_id
            using errcode = 'check_violation', constraint = 'posting_must_be_declared';
        end if;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`create trigger posting_must_be_declared after insert on posting referencing new table as added
    for each statement execute function posting_must_be_declared()`.execute(db);
}

/** All declared lines are there and balance when the voucher commits; once for each voucher, not once for each line. */
async function guardBalance(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger posting_must_balance on posting`.execute(db);
  await sql`
    create or replace function voucher_must_balance() returns trigger language plpgsql as $$
    declare
      lines integer;
      difference bigint;
    begin
      select count(*), coalesce(sum(debit_paise) - sum(credit_paise), 0) into lines, difference
      from posting where voucher_id = new.id;
      if difference <> 0 or lines <> new.line_count then
        raise exception 'voucher % does not balance: debit less credit is %, and it has % of % lines',
          new.id, difference, lines, new.line_count
          using errcode = 'check_violation', constraint = 'voucher_must_balance';
      end if;
      return null;
    end $$`.execute(db);
}

/**
 * A guard reads the tables of the product. Without a path of its own it would read whatever the session puts before them:
 * an empty temporary table `period_lock`, and no month is locked any more.
 */
async function readOwnTables(db: Kysely<unknown>): Promise<void> {
  for (const guard of ['posting_must_be_declared', 'voucher_must_balance', 'voucher_month_must_be_open']) {
    await sql`alter function ${sql.id(guard)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    // A plan that is kept would turn to a sequential scan as the tables grow within one connection.
    await sql`alter function ${sql.id(guard)}() set plan_cache_mode = force_custom_plan`.execute(db);
  }
}

/** Ledger: a voucher is closed with the transaction that posts it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await countLines(db);
  await guardLines(db);
  await guardBalance(db);
  await readOwnTables(db);
}
