import { type Kysely, sql } from 'kysely';

const isExchange = sql`a.code = '7000'`;
const isCost = sql`a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE')`;
const of = (figure: ReturnType<typeof sql>, which: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${figure}) filter (where ${which}), 0)::bigint`;
const gained = sql`p.credit_paise - p.debit_paise`;

const sums = sql`
  ${of(gained, sql`a.kind = 'INCOME' and not ${isExchange}`)} as sell_paise,
  ${of(sql`p.debit_paise - p.credit_paise`, sql`${isCost} and not ${isExchange}`)} as buy_paise,
  ${of(gained, isExchange)} as exchange_paise, count(*) as entry_count`;

/** A row for each job and shard: transactions that run at once add to different ones, as those of accounts and parties do. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_sum (
      job_id uuid not null references jobcard,
      shard integer not null,
      sell_paise bigint not null,
      buy_paise bigint not null,
      exchange_paise bigint not null,
      entry_count bigint not null,
      primary key (job_id, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create function posted_job_sum() returns setof job_sum language sql stable as $$
    select p.job_id, 0, ${sums} from posting p join account a on a.id = p.account_id
    where p.job_id is not null group by p.job_id $$`.execute(db);
}

/** Adds what a statement posts for jobs, in its transaction. */
async function keepSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_job_sums() returns trigger language plpgsql security definer as $$
    declare
      own_shard constant integer := free_shard();
    begin
      if not exists (select from added where job_id is not null) then
        return null;
      end if;
      insert into job_sum as kept (job_id, shard, sell_paise, buy_paise, exchange_paise, entry_count)
      select p.job_id, own_shard, ${sums} from added p join account a on a.id = p.account_id
      where p.job_id is not null group by p.job_id
      on conflict (job_id, shard) do update set sell_paise = kept.sell_paise + excluded.sell_paise,
        buy_paise = kept.buy_paise + excluded.buy_paise, exchange_paise = kept.exchange_paise + excluded.exchange_paise,
        entry_count = kept.entry_count + excluded.entry_count;
      return null;
    end $$`.execute(db);
  // Its plan is kept, since to plan takes longer than to add; it must not be one that was made while the tables were small.
  await sql`alter function keep_job_sums() set enable_seqscan = off`.execute(db);
  await sql`create trigger job_sums_are_kept after insert on posting referencing new table as added
    for each statement execute function keep_job_sums()`.execute(db);
  await sql`create trigger job_sum_is_kept before insert or update or delete or truncate on job_sum
    for each statement execute function sums_are_kept()`.execute(db);
}

/** Keeps them anew. Whoever posts meanwhile waits; whoever reads sees the former sums until the commit. */
async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_job_sums() returns void language plpgsql as $$
    begin
      lock table posting in share mode;
      alter table job_sum disable trigger job_sum_is_kept;
      delete from job_sum;
      insert into job_sum select * from posted_job_sum();
      alter table job_sum enable trigger job_sum_is_kept;
    end $$`.execute(db);
}

/** Ledger: what each job earned and cost is kept with the postings, so that a report of jobs reads a row of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepSums(db);
  await createRebuild(db);
  await sql`alter function posted_job_sum() set search_path = pg_catalog, public, pg_temp`.execute(db);
  for (const name of ['keep_job_sums', 'rebuild_job_sums']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`select rebuild_job_sums()`.execute(db);
  await sql`analyze job_sum`.execute(db);
}
