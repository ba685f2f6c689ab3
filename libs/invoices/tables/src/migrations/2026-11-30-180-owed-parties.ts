import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

const days = sql`side, due_date`;
const parties = sql`side, party_id`;
const sides = [
  { side: 'SALE', table: 'sale_invoice' },
  { side: 'PURCHASE', table: 'purchase_invoice' },
] as const;

/** How many documents of a party are open and what is left of them, in rows that are shards of one sum as those of due days are. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owed_party (
      side text not null,
      party_id uuid not null,
      shard integer not null,
      -- Our notes, and what goes back to a vendor, are below zero.
      outstanding_paise bigint not null,
      documents bigint not null,
      primary key (${parties}, shard)
    ) with (fillfactor = 70)`.execute(db);
  const posted = sides.map(
    ({ side, table }) => sql`select ${sql.lit(side)}, party_id, 0, sum(outstanding_paise)::bigint, count(*)
      from ${sql.table(table)} i where outstanding_minor <> 0 group by party_id`,
  );
  await sql`create function posted_owed_party() returns setof owed_party language sql stable as $$
    ${sql.join(posted, sql` union all `)} $$`.execute(db);
  await sql`alter function posted_owed_party() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** A document of either time, with what it counts for: of its due day where it is above zero, of its party whichever it is. */
const counted = (document: 'new' | 'old') => {
  const sign = sql.raw(document === 'old' ? '-' : '');
  const of = (column: string) => sql.ref(`${document}.${column}`);
  const [paise, minor] = [of('outstanding_paise'), of('outstanding_minor')];
  return sql`(${of('due_date')}, ${of('party_id')}, ${sign}greatest(${paise}, 0), ${sign}(${minor} > 0)::int,
    ${sign}${paise}, ${sign}(${minor} <> 0)::int)`;
};

const grown = sql`update set outstanding_paise = kept.outstanding_paise + excluded.outstanding_paise,
  documents = kept.documents + excluded.documents`;

/** What a document adds when it is issued, and takes away again when it is settled: to its due day and to its party. */
const keeping = (name: string, side: string, change: Sql) => sql`
  create or replace function ${sql.id(name)}() returns trigger language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp as $$
  declare
    own_shard constant integer := free_shard();
  begin
    with changed (due_date, party_id, due_paise, due, paise, documents) as (values ${change}),
    of_days as (
      insert into owed_day as kept (${days}, shard, outstanding_paise, documents)
      select ${sql.lit(side)}, due_date, own_shard, sum(due_paise)::bigint, sum(due)::bigint
      from changed group by due_date having sum(due_paise) <> 0 or sum(due) <> 0
      on conflict (${days}, shard) do ${grown}
    )
    insert into owed_party as kept (${parties}, shard, outstanding_paise, documents)
    select ${sql.lit(side)}, party_id, own_shard, sum(paise)::bigint, sum(documents)::bigint
    from changed group by party_id having sum(paise) <> 0 or sum(documents) <> 0
    on conflict (${parties}, shard) do ${grown};
    return null;
  end $$`;

async function keepOwed(db: Kysely<unknown>): Promise<void> {
  for (const { side, table } of sides) {
    const onInsert = `keep_owed_on_${table}_insert`;
    await keeping(onInsert, side, counted('new')).execute(db);
    await keeping(`keep_owed_on_${table}_update`, side, sql`${counted('new')}, ${counted('old')}`).execute(db);
    // What is below zero from the first is not owed on a day, and is of its party.
    const trigger = sql.id(`${table}_owed_is_kept_on_insert`);
    await sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(db);
    await sql`create trigger ${trigger} after insert on ${sql.table(table)}
      for each row when (new.outstanding_minor <> 0) execute function ${sql.id(onInsert)}()`.execute(db);
  }
}

async function guardOwed(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger owed_party_is_kept before insert or update or delete or truncate on owed_party
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create or replace function rebuild_owed() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
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

/** Invoices: what is open is kept by party beside its due day, so that ageing finds whom it shows without reading what is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into owed_party select * from posted_owed_party()`.execute(db);
  await keepOwed(db);
  await guardOwed(db);
  await sql`analyze owed_party`.execute(db);
}
