import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

const isExchange = sql`a.code = '7000'`;
const gained = sql`p.credit_paise - p.debit_paise`;
const spent = sql`p.debit_paise - p.credit_paise`;
/** Exchange gain or loss is asked for among expenses too, though the chart counts it as income. */
const isSpent = sql`(a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') or ${isExchange})`;
const of = (figure: Sql, which: Sql) => sql`coalesce(sum(${figure}) filter (where ${which}), 0)::bigint`;

/** The first day of the fiscal year, which begins in April. */
const year = sql`(date_trunc('year', p.date::timestamp - interval '3 months') + interval '3 months')::date`;
const keys = sql`year, job, job_id`;
/** What was spent for jobs, of some postings; a closing of a year names no job. */
const costsOf = (postings: Sql, shard: Sql) => sql`
  select ${year} as year, j.number as job, p.job_id, ${shard} as shard, ${of(spent, sql`a.kind = 'DIRECT_COST'`)} as direct_paise,
    ${of(spent, sql`a.kind <> 'DIRECT_COST'`)} as indirect_paise, count(*) as entry_count
  from ${postings} p join account a on a.id = p.account_id join jobcard j on j.id = p.job_id
  where ${isSpent} group by 1, 2, 3`;

/** By the number of the job, which never changes: so is a page of jobs entered, and they are counted, in the primary key. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_cost_year (
      year date not null,
      job text not null,
      job_id uuid not null references jobcard,
      shard integer not null,
      direct_paise bigint not null,
      indirect_paise bigint not null,
      entry_count bigint not null,
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create function posted_job_cost_year() returns setof job_cost_year language sql stable
    set search_path = pg_catalog, public, pg_temp as $$ ${costsOf(sql`posting`, sql`0`)} $$`.execute(db);
}

/** As 2026-11-22-594 has it, and what was spent by the year beside it. */
async function keepCosts(db: Kysely<unknown>): Promise<void> {
  const grown = (names: readonly string[]) =>
    sql.join(names.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`));
  await sql`
    create or replace function keep_job_sums() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    declare
      own_shard constant integer := free_shard();
    begin
      if not exists (select from added where job_id is not null) then
        return null;
      end if;
      insert into job_sum as kept (job_id, shard, sell_paise, buy_paise, exchange_paise, entry_count)
      select p.job_id, own_shard, ${of(gained, sql`a.kind = 'INCOME' and not ${isExchange}`)},
        ${of(spent, sql`a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') and not ${isExchange}`)}, ${of(gained, isExchange)}, count(*)
      from added p join account a on a.id = p.account_id where p.job_id is not null group by p.job_id
      on conflict (job_id, shard) do update set ${grown(['sell_paise', 'buy_paise', 'exchange_paise', 'entry_count'])};
      insert into job_cost_year as kept (${keys}, shard, direct_paise, indirect_paise, entry_count)
      ${costsOf(sql`added`, sql`own_shard`)}
      on conflict (${keys}, shard) do update set ${grown(['direct_paise', 'indirect_paise', 'entry_count'])};
      return null;
    end $$`.execute(db);
}

async function guardCosts(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger job_cost_year_is_kept before insert or update or delete or truncate on job_cost_year
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create or replace function rebuild_job_sums() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table posting in share mode;
      alter table job_sum disable trigger job_sum_is_kept;
      alter table job_cost_year disable trigger job_cost_year_is_kept;
      delete from job_sum;
      delete from job_cost_year;
      insert into job_sum select * from posted_job_sum();
      insert into job_cost_year select * from posted_job_cost_year();
      alter table job_sum enable trigger job_sum_is_kept;
      alter table job_cost_year enable trigger job_cost_year_is_kept;
    end $$`.execute(db);
}

/** Ledger: what was spent for each job in a fiscal year is kept with the postings, so that a page of expenses by job reads its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into job_cost_year select * from posted_job_cost_year()`.execute(db);
  await keepCosts(db);
  await guardCosts(db);
  await sql`analyze job_cost_year`.execute(db);
}
