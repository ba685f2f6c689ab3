import { type Kysely, sql } from 'kysely';

const keys = sql`party_id, name, gstin`;
const sides = [
  { table: 'sale_invoice', figures: sql`documents, 0` },
  { table: 'purchase_invoice', figures: sql`0, documents` },
] as const;

/** In rows that are shards of one number, as those of days are. One that is borne no more stays, and is counted as none. */
async function addCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document_party
      add column shard integer not null default 0,
      add column sales bigint not null default 0,
      add column bills bigint not null default 0,
      drop constraint document_party_pkey,
      add primary key (${keys}, shard),
      set (fillfactor = 70)`.execute(db);
  await sql`
    alter table document_party
      alter column shard drop default,
      alter column sales drop default,
      alter column bills drop default`.execute(db);
  await sql`
    create function posted_document_party() returns table (party_id uuid, name text, gstin text, sales bigint, bills bigint)
      language sql stable set search_path = pg_catalog, public, pg_temp as $$
      select party_id, party_name, coalesce(party_gstin, ''), sum(sales)::bigint, sum(bills)::bigint
      from (
        select party_id, party_name, party_gstin, 1 as sales, 0 as bills from sale_invoice
        union all select party_id, party_name, party_gstin, 0, 1 from purchase_invoice) document
      group by 1, 2, 3 $$`.execute(db);
}

const named = (document: 'new' | 'old') =>
  sql.raw(`${document}.party_id, ${document}.party_name, coalesce(${document}.party_gstin, '')`);

const events = [
  { event: 'insert', when: sql``, change: sql`(${named('new')}, 1)` },
  {
    event: 'update',
    when: sql`when ((${named('old')}) <> (${named('new')}))`,
    change: sql`(${named('new')}, 1), (${named('old')}, -1)`,
  },
  { event: 'delete', when: sql``, change: sql`(${named('old')}, -1)` },
] as const;

/** A document counts for the name that it bears, and no more for that which it bore. */
async function keepCounts(db: Kysely<unknown>): Promise<void> {
  for (const { table, figures } of sides) {
    await sql`drop trigger ${sql.id(`${table}_name_is_kept`)} on ${sql.table(table)}`.execute(db);
    for (const { event, when, change } of events) {
      const name = `keep_name_on_${table}_${event}`;
      await sql`
        create function ${sql.id(name)}() returns trigger language plpgsql security definer
          set search_path = pg_catalog, public, pg_temp as $$
        declare
          own_shard constant integer := free_shard();
        begin
          insert into document_party as kept (${keys}, shard, sales, bills)
          select ${keys}, own_shard, ${figures}
          from (values ${change}) changed (${keys}, documents)
          on conflict (${keys}, shard) do update set sales = kept.sales + excluded.sales, bills = kept.bills + excluded.bills;
          return null;
        end $$`.execute(db);
      await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
      await sql`create trigger ${sql.id(`${table}_name_is_kept_on_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        for each row ${when} execute function ${sql.id(name)}()`.execute(db);
    }
  }
  await sql`drop function keep_document_party()`.execute(db);
}

async function rebuildCounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function rebuild_document_parties() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table document_party disable trigger document_party_is_kept;
      delete from document_party;
      insert into document_party (${keys}, shard, sales, bills) select ${keys}, 0, sales, bills from posted_document_party();
      alter table document_party enable trigger document_party_is_kept;
    end $$`.execute(db);
  await sql`select rebuild_document_parties()`.execute(db);
}

/** Invoices: how many documents bear a name is kept with it, in place of an index in which they were counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addCounts(db);
  await keepCounts(db);
  await rebuildCounts(db);
  for (const { table } of sides) await sql`drop index ${sql.id(`${table}_count_of_name`)}`.execute(db);
  await sql`analyze document_party`.execute(db);
}
