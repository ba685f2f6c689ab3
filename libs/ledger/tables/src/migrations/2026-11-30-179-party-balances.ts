import { type Kysely, sql } from 'kysely';

const keys = sql`account_id, party_id`;
const sums = sql`sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise`;
/** As a row of each for all years of an account and party; only what names its party itself is of a balance. */
const ofAllYears = (years: ReturnType<typeof sql>) => sql`
  select ${keys}, 0 as shard, ${sums}, sum(entry_count)::bigint as entry_count from ${years} y
  where is_named group by ${keys}`;

/** The level above the years of parties: what somebody owes today is a row of his, however long he has been a customer. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table party_balance (
      account_id uuid not null references account,
      party_id uuid not null references party,
      shard integer not null,
      debit_paise bigint not null,
      credit_paise bigint not null,
      entry_count bigint not null,
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create function posted_party_balance() returns setof party_balance language sql stable as $$
    ${ofAllYears(sql`posted_party_year()`)} $$`.execute(db);
  await sql`alter function posted_party_balance() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** Adds what a statement posts for parties, in its transaction. */
async function keepBalances(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_party_balances() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    declare
      own_shard constant integer := free_shard();
    begin
      insert into party_balance as kept (${keys}, shard, debit_paise, credit_paise, entry_count)
      select ${keys}, own_shard, ${sums}, count(*) from added where party_id is not null group by ${keys}
      on conflict (${keys}, shard) do update set debit_paise = kept.debit_paise + excluded.debit_paise,
        credit_paise = kept.credit_paise + excluded.credit_paise, entry_count = kept.entry_count + excluded.entry_count;
      return null;
    end $$`.execute(db);
  await sql`revoke execute on function keep_party_balances() from public`.execute(db);
  await sql`create trigger party_balances_are_kept after insert on posting referencing new table as added
    for each statement execute function keep_party_balances()`.execute(db);
  await sql`create trigger party_balance_is_kept before insert or update or delete or truncate on party_balance
    for each statement execute function sums_are_kept()`.execute(db);
}

/** The levels are made anew one of the other, as 2026-11-22-400 has it for those below. */
async function rebuildThemToo(db: Kysely<unknown>): Promise<void> {
  const guards = (state: 'enable' | 'disable') =>
    sql.raw(`alter table party_balance ${state} trigger party_balance_is_kept;`);
  await sql`alter function rebuild_posting_sums() rename to rebuild_period_sums`.execute(db);
  await sql`
    create function rebuild_posting_sums() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      perform rebuild_period_sums();
      ${guards('disable')}
      delete from party_balance;
      insert into party_balance ${ofAllYears(sql`party_year`)};
      ${guards('enable')}
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_posting_sums() from public`.execute(db);
}

/** Ledger: what is posted for parties is kept of all years too, so that what each owes at a day near today is one row of his. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into party_balance ${ofAllYears(sql`party_year`)}`.execute(db);
  await keepBalances(db);
  await rebuildThemToo(db);
  await sql`analyze party_balance`.execute(db);
}
