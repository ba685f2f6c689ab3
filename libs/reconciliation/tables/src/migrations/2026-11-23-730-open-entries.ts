import { type Kysely, sql } from 'kysely';

/**
 * Entries at banks that no match names, so that what waits is found without going through all that was ever matched; and the few that
 * a match sets off against each other, of which no statement tells either. What was taken back before a bank saw it is gone from the
 * day of its mirror on, and so is the mirror.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_open_entry (
      posting_id uuid primary key references posting,
      account_id uuid not null,
      voucher_id uuid not null,
      date date not null,
      amount_minor bigint not null,
      gone_on date not null default 'infinity',
      is_set_off boolean not null default false
    )`.execute(db);
  await sql`create index bank_open_entry_in_order on bank_open_entry (account_id, gone_on, date, posting_id)
    include (voucher_id, amount_minor) where not is_set_off`.execute(db);
  await sql`create index bank_open_entry_by_voucher on bank_open_entry (voucher_id) include (date)`.execute(db);
}

/** Of what stands in the table as `e`: on which day it and a mirror, of which no match names either, take each other away. */
const goneOn = sql`least(
  (select min(q.date) from voucher mirror join bank_open_entry q on q.voucher_id = mirror.id and q.account_id = e.account_id and not q.is_set_off
    where mirror.reverses_id = e.voucher_id),
  (select e.date from voucher own join bank_open_entry q on q.voucher_id = own.reverses_id and q.account_id = e.account_id and not q.is_set_off
    where own.id = e.voucher_id limit 1),
  'infinity'::date)`;

/** An entry is open from its posting till a match names it, and again once that match is taken apart. */
async function keepEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function settle_gone_entries(touched uuid[]) returns void language plpgsql as $$
    declare
      family constant uuid[] := array(
        select id from voucher where id = any (touched)
        union select reverses_id from voucher where id = any (touched)
        union select id from voucher where reverses_id = any (touched));
    begin
      -- Whoever matches one of them meanwhile is waited for: what he leaves is read by the next statement.
      perform from bank_open_entry where voucher_id = any (family) order by posting_id for update;
      update bank_open_entry o set gone_on = settled.gone_on
      from (select e.posting_id, ${goneOn} as gone_on from bank_open_entry e where e.voucher_id = any (family)) settled
      where settled.posting_id = o.posting_id and o.gone_on <> settled.gone_on;
    end $$`.execute(db);
  await sql`
    create function keep_open_entries() returns trigger language plpgsql security definer as $$
    begin
      if tg_table_name = 'posting' then
        insert into bank_open_entry (posting_id, account_id, voucher_id, date, amount_minor)
        select p.id, p.account_id, p.voucher_id, p.date, p.currency_minor from added p join account a on a.id = p.account_id
        where a.control = 'BANK' and p.currency_minor <> 0;
        if found and exists (select from added p join voucher v on v.id = p.voucher_id where v.reverses_id is not null) then
          perform settle_gone_entries(array(select distinct voucher_id from added));
        end if;
      elsif tg_op = 'INSERT' then
        delete from bank_open_entry o using added a where o.posting_id = a.posting_id
          and exists (select from added l where l.match_id = a.match_id and l.line_id is not null);
        update bank_open_entry o set is_set_off = true from added a where o.posting_id = a.posting_id;
        perform settle_gone_entries(array(select distinct p.voucher_id from added a join posting p on p.id = a.posting_id));
      else
        insert into bank_open_entry (posting_id, account_id, voucher_id, date, amount_minor)
        select p.id, p.account_id, p.voucher_id, p.date, p.currency_minor from removed r join posting p on p.id = r.posting_id
        where p.currency_minor <> 0
        on conflict (posting_id) do update set is_set_off = false;
        perform settle_gone_entries(array(select distinct p.voucher_id from removed r join posting p on p.id = r.posting_id));
      end if;
      return null;
    end $$`.execute(db);
}

async function hangTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger open_entries_are_kept after insert on posting referencing new table as added
    for each statement execute function keep_open_entries()`.execute(db);
  await sql`create trigger open_entries_are_kept after insert on bank_match_part referencing new table as added
    for each statement execute function keep_open_entries()`.execute(db);
  await sql`create trigger open_entries_are_kept_of_removed after delete on bank_match_part referencing old table as removed
    for each statement execute function keep_open_entries()`.execute(db);
  await sql`create trigger bank_open_entry_is_kept before insert or update or delete or truncate on bank_open_entry
    for each statement execute function sums_are_kept()`.execute(db);
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_open_entries() returns void language plpgsql as $$
    begin
      lock table posting, bank_match_part in share mode;
      alter table bank_open_entry disable trigger bank_open_entry_is_kept;
      delete from bank_open_entry;
      insert into bank_open_entry (posting_id, account_id, voucher_id, date, amount_minor, is_set_off)
      select p.id, p.account_id, p.voucher_id, p.date, p.currency_minor, part.id is not null
      from posting p join account a on a.id = p.account_id left join bank_match_part part on part.posting_id = p.id
      where a.control = 'BANK' and p.currency_minor <> 0 and not exists (
        select from bank_match_part line where line.match_id = part.match_id and line.line_id is not null);
      update bank_open_entry o set gone_on = settled.gone_on
      from (select e.posting_id, ${goneOn} as gone_on from voucher v join bank_open_entry e on e.voucher_id in (v.id, v.reverses_id)
        where v.reverses_id is not null) settled
      where settled.posting_id = o.posting_id and o.gone_on <> settled.gone_on;
      alter table bank_open_entry enable trigger bank_open_entry_is_kept;
    end $$`.execute(db);
}

/** Reconciliation: the entries that wait are kept beside all entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepEntries(db);
  await hangTriggers(db);
  await createRebuild(db);
  for (const name of ['settle_gone_entries(uuid[])', 'keep_open_entries()', 'rebuild_open_entries()']) {
    await sql`alter function ${sql.raw(name)} set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(db);
  }
  // Their plans are kept, since to plan takes longer than to look; they must not be such as were made while the tables were small.
  await sql`alter function keep_open_entries() set enable_seqscan = off`.execute(db);
  await sql`alter function settle_gone_entries(uuid[]) set enable_seqscan = off`.execute(db);
  await sql`select rebuild_open_entries()`.execute(db);
  await sql`analyze bank_open_entry`.execute(db);
}
