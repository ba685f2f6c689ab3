import { type Kysely, sql } from 'kysely';

/** How many cheques of a day there are, wait for the bank and were taken back; those that neither wait nor came back are cleared. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cheque_day (
      date date not null,
      -- Rows of one day are shards of its numbers: who posts at once meets at none.
      shard integer not null,
      cheques bigint not null,
      waiting bigint not null,
      taken_back bigint not null,
      primary key (date, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`create function standing_cheque_days() returns setof cheque_day language sql stable
    set search_path = pg_catalog, public, pg_temp as $$
      select date, 0, count(*), count(*) filter (where status <> 'REVERSED' and waits), count(*) filter (where status = 'REVERSED')
      from (select date, status, exists (select from bank_open_entry o where o.voucher_id = payment.voucher_id) as waits
        from payment where mode = 'CHEQUE' and from_receipt_id is null) cheque
      group by date $$`.execute(db);
}

const added = sql`
  on conflict (date, shard) do update set cheques = kept.cheques + excluded.cheques, waiting = kept.waiting + excluded.waiting,
    taken_back = kept.taken_back + excluded.taken_back`;

/** A cheque waits from its posting on, since its entry at the bank does, and no more once it is taken back. */
async function keepPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_cheque_day() returns trigger language plpgsql security definer as $$
    declare
      waits constant integer := exists (select from bank_open_entry o where o.voucher_id = new.voucher_id)::integer;
    begin
      insert into cheque_day as kept (date, shard, cheques, waiting, taken_back)
      select new.date, free_shard(), changed.* from (
        select 1, waits, 0 where tg_op = 'INSERT' union all select 0, -waits, 1 where tg_op = 'UPDATE') changed ${added};
      return null;
    end $$`.execute(db);
  const isCheque = sql`new.mode = 'CHEQUE' and new.from_receipt_id is null`;
  await sql`create trigger cheque_day_is_kept_on_insert after insert on payment
    for each row when (${isCheque}) execute function keep_cheque_day()`.execute(db);
  await sql`create trigger cheque_day_is_kept_on_reversal after update of status on payment
    for each row when (${isCheque} and old.status <> 'REVERSED' and new.status = 'REVERSED') execute function keep_cheque_day()`.execute(
    db,
  );
}

/**
 * The bank has told of a cheque once a line of its statement is matched with what the cheque moved, all of it. Entries are kept before: whoever
 * takes the payment back meanwhile is waited for there, so that one of the two sees what the other did.
 */
async function keepMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_cheque_days_of_matches() returns trigger language plpgsql security definer as $$
    begin
      insert into cheque_day as kept (date, shard, cheques, waiting, taken_back)
      select payment.date, free_shard(), 0, case tg_op when 'DELETE' then count(*) else -count(*) end, 0
      from (
        select distinct p.voucher_id from parts entry join posting p on p.id = entry.posting_id
        where p.currency_minor <> 0 and exists (select from parts line where line.match_id = entry.match_id and line.line_id is not null)
      ) told
        join payment on payment.voucher_id = told.voucher_id and payment.mode = 'CHEQUE' and payment.from_receipt_id is null
          and payment.status <> 'REVERSED'
      where not exists (select from bank_open_entry o where o.voucher_id = told.voucher_id
        and not exists (select from parts entry where entry.posting_id = o.posting_id))
      group by payment.date ${added};
      return null;
    end $$`.execute(db);
  await sql`create trigger waiting_cheques_are_kept after insert on bank_match_part referencing new table as parts
    for each statement execute function keep_cheque_days_of_matches()`.execute(db);
  await sql`create trigger waiting_cheques_are_kept_of_removed after delete on bank_match_part referencing old table as parts
    for each statement execute function keep_cheque_days_of_matches()`.execute(db);
}

async function guard(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger cheque_day_is_kept before insert or update or delete or truncate on cheque_day
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_cheque_days() returns void language plpgsql as $$
    begin
      lock table payment, bank_match_part in share mode;
      alter table cheque_day disable trigger cheque_day_is_kept;
      delete from cheque_day;
      insert into cheque_day select * from standing_cheque_days();
      alter table cheque_day enable trigger cheque_day_is_kept;
    end $$`.execute(db);
}

/** Reconciliation: what became of the cheques of a day is kept, so that their list is counted without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepPayments(db);
  await keepMatches(db);
  await guard(db);
  for (const name of ['keep_cheque_day', 'keep_cheque_days_of_matches', 'rebuild_cheque_days']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
  await sql`alter function keep_cheque_days_of_matches() set enable_seqscan = off`.execute(db);
  await sql`select rebuild_cheque_days()`.execute(db);
  await sql`analyze cheque_day`.execute(db);
}
