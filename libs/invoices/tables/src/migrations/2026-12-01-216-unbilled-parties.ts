import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

/** What waits for its invoice, in the words of the index charge_unbilled. */
const waits = sql`payer_id is not null and sell_minor is not null and sale_document_id is null and waived_reason is null`;

/** What charges a customer was not billed for yet come to, so many and so much for each of them. */
const unbilled = (charges: Sql, shard: Sql, each = sql`1`) => sql`
  select 'CHARGE', payer_id, ${shard}, sum(${each} * coalesce(sell_paise, 0))::bigint as paise, sum(${each}) as charges
  from ${charges} c where ${waits} group by payer_id`;

async function tellOwed(db: Kysely<unknown>): Promise<void> {
  await sql`alter function posted_owed_party() rename to posted_owed_documents`.execute(db);
  await sql`create function posted_owed_party() returns setof owed_party language sql stable
    set search_path = pg_catalog, public, pg_temp as $$
    select * from posted_owed_documents() union all ${unbilled(sql`charge`, sql`0`)} $$`.execute(db);
}

/** Rows that come and go in one statement, those that came counted and those that went counted off. */
const signed = (added: boolean, removed: boolean) =>
  sql.join(
    [
      ...(added ? [sql`select *, 1 as sign from added`] : []),
      ...(removed ? [sql`select *, -1 as sign from removed`] : []),
    ],
    sql` union all `,
  );

const statements = [
  { does: 'insert', changed: signed(true, false), tables: sql`new table as added` },
  { does: 'delete', changed: signed(false, true), tables: sql`old table as removed` },
  { does: 'update', changed: signed(true, true), tables: sql`new table as added old table as removed` },
];

async function keepUnbilled(db: Kysely<unknown>): Promise<void> {
  for (const { does, changed, tables } of statements) {
    const name = sql.id(`keep_unbilled_on_charge_${does}`);
    await sql`
      create function ${name}() returns trigger language plpgsql security definer
        set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
      begin
        insert into owed_party as kept (side, party_id, shard, outstanding_paise, documents)
        select * from (${unbilled(sql`(${changed})`, sql`free_shard()`, sql`sign`)}) found where (paise, charges) <> (0, 0)
        on conflict (side, party_id, shard) do update set outstanding_paise = kept.outstanding_paise + excluded.outstanding_paise,
          documents = kept.documents + excluded.documents;
        return null;
      end $$`.execute(db);
    await sql`revoke execute on function ${name}() from public`.execute(db);
    await sql`create trigger ${sql.id(`charge_unbilled_is_kept_on_${does}`)} after ${sql.raw(does)} on charge
      referencing ${tables} for each statement execute function ${name}()`.execute(db);
  }
}

async function guardUnbilled(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rebuild_owed() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice, charge in share mode;
      alter table owed_day disable trigger owed_day_is_kept;
      alter table owed_party disable trigger owed_party_is_kept;
      delete from owed_day;
      delete from owed_party;
      insert into owed_day select * from posted_owed_day();
      insert into owed_party select * from posted_owed_party();
      alter table owed_day enable trigger owed_day_is_kept;
      alter table owed_party enable trigger owed_party_is_kept;
    end $$`.execute(db);
}

/** Invoices: what a customer was not billed for is kept beside what is open of him, so that who is to be billed is read of one row for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellOwed(db);
  await sql`alter table owed_party disable trigger owed_party_is_kept`.execute(db);
  await sql`insert into owed_party select * from (${unbilled(sql`charge`, sql`0`)}) found`.execute(db);
  await sql`alter table owed_party enable trigger owed_party_is_kept`.execute(db);
  await keepUnbilled(db);
  await guardUnbilled(db);
  await sql`analyze owed_party`.execute(db);
}
