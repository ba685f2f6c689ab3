import { type Kysely, sql } from 'kysely';

/**
 * What postings add up to in each month: of accounts as a whole, and of what concerns a party. Either has several rows for one
 * sum, a row for each shard: transactions that run at once add to different ones, and none waits for another.
 */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_month (
      account_id uuid not null references account,
      month date not null,
      voucher_type text not null,
      has_gst_head boolean not null,
      has_job boolean not null,
      -- Whether any line of the voucher names a party.
      has_party boolean not null,
      shard integer not null,
      debit_paise bigint not null,
      credit_paise bigint not null,
      currency_minor bigint not null,
      entry_count bigint not null,
      primary key (account_id, month, voucher_type, has_gst_head, has_job, has_party, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table party_month (
      party_id uuid not null references party,
      account_id uuid not null references account,
      month date not null,
      -- Whether the posting itself names the party. What was spent is also kept for the party that its voucher names first.
      is_named boolean not null,
      has_job boolean not null,
      shard integer not null,
      debit_paise bigint not null,
      credit_paise bigint not null,
      entry_count bigint not null,
      primary key (party_id, account_id, month, is_named, has_job, shard)
    ) with (fillfactor = 70)`.execute(db);
}

const accountKeys = sql`account_id, month, voucher_type, has_gst_head, has_job, has_party`;
const partyKeys = sql`party_id, account_id, month, is_named, has_job`;
const accountSums = sql`sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise,
  sum(currency_minor)::bigint as currency_minor, count(*) as entry_count`;
const partySums = sql`sum(debit_paise)::bigint as debit_paise, sum(credit_paise)::bigint as credit_paise,
  count(*) as entry_count`;

/** Postings with what their sums are kept by. Exchange gain or loss (7000) counts as spent, as the report of expenses has it. */
const factsOf = (postings: ReturnType<typeof sql>, firstParty: ReturnType<typeof sql>) => sql`
  select p.account_id, date_trunc('month', p.date)::date as month, v.type as voucher_type,
    p.gst_head is not null as has_gst_head, p.job_id is not null as has_job, whose.party_id is not null as has_party,
    case when p.party_id is not null or a.kind in ('DIRECT_COST', 'INDIRECT_EXPENSE') or a.code = '7000'
      then coalesce(p.party_id, whose.party_id) end as party_id,
    p.party_id is not null as is_named, p.debit_paise, p.credit_paise, p.currency_minor
  from ${postings} p
  join voucher v on v.id = p.voucher_id
  join account a on a.id = p.account_id
  left join ${firstParty} whose on whose.voucher_id = p.voucher_id`;

const firstParties = sql`(select distinct on (voucher_id) voucher_id, party_id from posting
  where party_id is not null order by voucher_id, line_no)`;

/** The same sums from the postings themselves: what is kept is filled from these, and held against them. */
async function addUp(db: Kysely<unknown>): Promise<void> {
  const facts = factsOf(sql`posting`, firstParties);
  await sql`create function posted_account_month() returns setof account_month language sql stable as $$
    select ${accountKeys}, 0, ${accountSums} from (${facts}) facts group by ${accountKeys} $$`.execute(db);
  await sql`create function posted_party_month() returns setof party_month language sql stable as $$
    select ${partyKeys}, 0, ${partySums} from (${facts}) facts where party_id is not null group by ${partyKeys} $$`.execute(
    db,
  );
}

/** The lowest shard that no other transaction holds; whoever finds all of them held has one of its own. It never waits. */
async function createShards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function free_shard() returns integer language plpgsql as $$
    begin
      for shard in 0..31 loop
        if pg_try_advisory_xact_lock(410611203, shard) then
          return shard;
        end if;
      end loop;
      return -pg_backend_pid();
    end $$`.execute(db);
}

/** Adds the lines of a statement to what is kept, in the transaction that posts them. */
async function keepSums(db: Kysely<unknown>): Promise<void> {
  const firstParty = sql`lateral (select q.voucher_id, q.party_id from posting q
    where q.voucher_id = p.voucher_id and q.party_id is not null order by q.line_no limit 1)`;
  const added = factsOf(sql`added`, firstParty);
  await sql`
    create function keep_posting_sums() returns trigger language plpgsql security definer as $$
    declare
      own_shard constant integer := free_shard();
    begin
      insert into account_month as kept (${accountKeys}, shard, debit_paise, credit_paise, currency_minor, entry_count)
      select ${accountKeys}, own_shard, debit_paise, credit_paise, currency_minor, entry_count
      from (select ${accountKeys}, ${accountSums} from (${added}) facts group by ${accountKeys}) sums
      on conflict (${accountKeys}, shard) do update set debit_paise = kept.debit_paise + excluded.debit_paise,
        credit_paise = kept.credit_paise + excluded.credit_paise,
        currency_minor = kept.currency_minor + excluded.currency_minor,
        entry_count = kept.entry_count + excluded.entry_count;
      insert into party_month as kept (${partyKeys}, shard, debit_paise, credit_paise, entry_count)
      select ${partyKeys}, own_shard, debit_paise, credit_paise, entry_count
      from (select ${partyKeys}, ${partySums} from (${added}) facts where party_id is not null group by ${partyKeys}) sums
      on conflict (${partyKeys}, shard) do update set debit_paise = kept.debit_paise + excluded.debit_paise,
        credit_paise = kept.credit_paise + excluded.credit_paise,
        entry_count = kept.entry_count + excluded.entry_count;
      return null;
    end $$`.execute(db);
  // Its plan is kept, since to plan takes longer than to add; it must not be one that was made while the tables were small.
  await sql`alter function keep_posting_sums() set enable_seqscan = off`.execute(db);
  await sql`create trigger posting_sums_are_kept after insert on posting referencing new table as added
    for each statement execute function keep_posting_sums()`.execute(db);
}

/** Keeps all sums anew. Whoever posts meanwhile waits; whoever reads sees the former sums until the commit. */
async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_posting_sums() returns void language plpgsql as $$
    begin
      lock table posting in share mode;
      alter table account_month disable trigger account_month_is_kept;
      alter table party_month disable trigger party_month_is_kept;
      delete from account_month;
      delete from party_month;
      insert into account_month select * from posted_account_month();
      insert into party_month select * from posted_party_month();
      alter table account_month enable trigger account_month_is_kept;
      alter table party_month enable trigger party_month_is_kept;
    end $$`.execute(db);
}

/** Nobody writes a kept sum but the postings. Where the server's role can't be had, this is all that guards it. */
async function guardSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sums_are_kept() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() < 2 then
        raise exception '% is kept by what is posted: its rows are never written by hand', tg_table_name
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return null;
    end $$`.execute(db);
  for (const table of ['account_month', 'party_month']) {
    await sql`create trigger ${sql.id(`${table}_is_kept`)} before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function sums_are_kept()`.execute(db);
  }
}

/** A function of the owner's rights is not for others to hang on a table of theirs; a guard reads the tables of the product. */
async function closeFunctions(db: Kysely<unknown>): Promise<void> {
  for (const name of ['posted_account_month', 'posted_party_month']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
  }
  for (const name of ['free_shard', 'keep_posting_sums', 'rebuild_posting_sums', 'sums_are_kept']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
}

/** Ledger: what postings add up to is kept with them, so that a report of a year reads hundreds of rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await addUp(db);
  await createShards(db);
  await keepSums(db);
  await guardSums(db);
  await createRebuild(db);
  await closeFunctions(db);
  await sql`select rebuild_posting_sums()`.execute(db);
}
