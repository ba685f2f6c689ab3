import { type Kysely, sql } from 'kysely';

const monthKeys = sql`party_id, account_id, month, is_named, has_job`;
const yearKeys = sql`party_id, account_id, year, is_named`;
const accountKeys = sql`account_id, month, voucher_type, has_gst_head, has_job, has_party`;
const sums = sql`sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise`;
/** The first day of the fiscal year, which begins in April. */
const year = sql`(date_trunc('year', month - interval '3 months') + interval '3 months')::date as year`;
const ofYears = (months: ReturnType<typeof sql>) => sql`
  select ${yearKeys}, 0 as shard, ${sums}, sum(entry_count)::bigint as entry_count
  from (select *, ${year} from ${months} m) months group by ${yearKeys}`;

/** The level above the months of parties: a year of five thousand of them is as many rows, not twelve times as many. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table party_year (
      party_id uuid not null references party,
      account_id uuid not null references account,
      year date not null,
      is_named boolean not null,
      shard integer not null,
      debit_paise bigint not null,
      credit_paise bigint not null,
      entry_count bigint not null,
      primary key (${yearKeys}, shard)
    ) with (fillfactor = 70)`.execute(db);
  // A year, or a month, of the parties of an account. No sum stands in an index: adding to one would have to write there too.
  await sql`create index party_year_by_account on party_year (year, account_id)`.execute(db);
  await sql`create index party_month_by_account on party_month (month, account_id)`.execute(db);
  await sql`create function posted_party_year() returns setof party_year language sql stable as $$
    ${ofYears(sql`posted_party_month()`)} $$`.execute(db);
  await sql`alter function posted_party_year() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** What a statement posted, with what its sums are kept by: as 2026-11-22-360 has it. */
const added = sql`
  select p.account_id, date_trunc('month', p.date)::date as month, v.type as voucher_type,
    p.gst_head is not null as has_gst_head, p.job_id is not null as has_job, whose.party_id is not null as has_party,
    case when p.party_id is not null or a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') or a.code = '7000'
      then coalesce(p.party_id, whose.party_id) end as party_id,
    p.party_id is not null as is_named, p.debit_paise, p.credit_paise, p.currency_minor
  from added p
  join voucher v on v.id = p.voucher_id
  join account a on a.id = p.account_id
  left join lateral (select q.voucher_id, q.party_id from posting q
    where q.voucher_id = p.voucher_id and q.party_id is not null order by q.line_no limit 1) whose on true`;

const grown = sql`debit_paise = kept.debit_paise + excluded.debit_paise,
  credit_paise = kept.credit_paise + excluded.credit_paise, entry_count = kept.entry_count + excluded.entry_count`;

/** All three levels in one statement, which looks at each line once. */
async function keepYears(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function keep_posting_sums() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    declare
      own_shard constant integer := free_shard();
    begin
      with facts as materialized (${added}),
      months as materialized (
        select ${monthKeys}, ${sums}, count(*) as entry_count from facts where party_id is not null group by ${monthKeys}
      ),
      of_accounts as (
        insert into account_month as kept (${accountKeys}, shard, debit_paise, credit_paise, currency_minor, entry_count)
        select ${accountKeys}, own_shard, ${sums}, sum(currency_minor)::bigint, count(*) from facts group by ${accountKeys}
        on conflict (${accountKeys}, shard) do update set currency_minor = kept.currency_minor + excluded.currency_minor,
          ${grown}
      ),
      of_months as (
        insert into party_month as kept (${monthKeys}, shard, debit_paise, credit_paise, entry_count)
        select ${monthKeys}, own_shard, debit_paise, credit_paise, entry_count from months
        on conflict (${monthKeys}, shard) do update set ${grown}
      )
      insert into party_year as kept (${yearKeys}, shard, debit_paise, credit_paise, entry_count)
      select ${yearKeys}, own_shard, debit_paise, credit_paise, entry_count from (${ofYears(sql`months`)}) years
      on conflict (${yearKeys}, shard) do update set ${grown};
      return null;
    end $$`.execute(db);
}

async function guardYears(db: Kysely<unknown>): Promise<void> {
  const tables = ['account_month', 'party_month', 'party_year'];
  const guards = (state: 'enable' | 'disable') =>
    sql.raw(tables.map((table) => `alter table ${table} ${state} trigger ${table}_is_kept;`).join('\n'));
  await sql`create trigger party_year_is_kept before insert or update or delete or truncate on party_year
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create or replace function rebuild_posting_sums() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table posting in share mode;
      ${guards('disable')}
      delete from account_month;
      delete from party_month;
      delete from party_year;
      insert into account_month select * from posted_account_month();
      insert into party_month select * from posted_party_month();
      insert into party_year ${ofYears(sql`party_month`)};
      ${guards('enable')}
    end $$`.execute(db);
}

/** Ledger: what is posted for parties is kept by the year too, so that ledgers of many parties read a row of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into party_year ${ofYears(sql`party_month`)}`.execute(db);
  await keepYears(db);
  await guardYears(db);
  await sql`analyze party_year`.execute(db);
}
