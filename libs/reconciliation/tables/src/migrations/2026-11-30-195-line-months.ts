import { type Kysely, sql } from 'kysely';

/** What the lines of a bank come to, month by month: a line is never changed, so a month only gains. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_line_month (
      bank_id uuid not null references bank,
      month date not null check (extract(day from month) = 1),
      amount_minor bigint not null,
      primary key (bank_id, month)
    )`.execute(db);
}

const monthsOf = (lines: string) => sql`
  select bank_id, date_trunc('month', date)::date as month, sum(amount_minor) as amount_minor from ${sql.table(lines)} group by 1, 2`;

/** Whoever imports a statement of a bank waits for those who work at it, so no two of them meet at its months. */
async function keepMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_line_months() returns trigger language plpgsql security definer as $$
    begin
      insert into bank_line_month as kept (bank_id, month, amount_minor) ${monthsOf('added')}
      on conflict (bank_id, month) do update set amount_minor = kept.amount_minor + excluded.amount_minor;
      return null;
    end $$`.execute(db);
  await sql`create trigger line_months_are_kept after insert on bank_statement_line referencing new table as added
    for each statement execute function keep_line_months()`.execute(db);
  await sql`create trigger bank_line_month_is_kept before insert or update or delete or truncate on bank_line_month
    for each statement execute function sums_are_kept()`.execute(db);
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_line_months() returns void language plpgsql as $$
    begin
      lock table bank_statement_line in share mode;
      alter table bank_line_month disable trigger bank_line_month_is_kept;
      delete from bank_line_month;
      insert into bank_line_month (bank_id, month, amount_minor) ${monthsOf('bank_statement_line')};
      alter table bank_line_month enable trigger bank_line_month_is_kept;
    end $$`.execute(db);
}

/** Reconciliation: what a bank held at a day is read from months and the days of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepMonths(db);
  await createRebuild(db);
  for (const name of ['keep_line_months', 'rebuild_line_months']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`select rebuild_line_months()`.execute(db);
  await sql`analyze bank_line_month`.execute(db);
}
