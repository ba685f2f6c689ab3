import { type Kysely, sql } from 'kysely';

const keys = sql`side, due_date`;
const sides = [
  { side: 'SALE', table: 'sale_invoice' },
  { side: 'PURCHASE', table: 'purchase_invoice' },
] as const;

/** What is owed of a document: a vendor's debit, which is below zero, is not. */
const owed = (document: 'i' | 'new' | 'old') => sql.raw(`greatest(${document}.outstanding_paise, 0)`);

/** What is outstanding by the day on which it is due, in rows that are shards of one sum as those of postings are. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table owed_day (
      side text not null,
      due_date date not null,
      shard integer not null,
      outstanding_paise bigint not null,
      documents bigint not null,
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
  const posted = sides.map(
    ({ side, table }) => sql`select ${sql.lit(side)}, due_date, 0, sum(${owed('i')})::bigint, count(*)
      from ${sql.table(table)} i where outstanding_minor > 0 group by due_date`,
  );
  await sql`create function posted_owed_day() returns setof owed_day language sql stable as $$
    ${sql.join(posted, sql` union all `)} $$`.execute(db);
  await sql`alter function posted_owed_day() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** A document adds to the day on which it is due when it is issued, and takes away again what of it is settled. */
async function keepOwed(db: Kysely<unknown>): Promise<void> {
  const counted = (document: 'new' | 'old') => sql.raw(`(${document}.outstanding_minor > 0)::int`);
  const keep = (name: string, side: string, change: ReturnType<typeof sql>) => sql`
    create function ${sql.id(name)}() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    declare
      own_shard constant integer := free_shard();
    begin
      insert into owed_day as kept (${keys}, shard, outstanding_paise, documents)
      select ${sql.lit(side)}, due_date, own_shard, sum(paise)::bigint, sum(documents)::bigint
      from (values ${change}) changed (due_date, paise, documents) group by due_date
      on conflict (${keys}, shard) do update set outstanding_paise = kept.outstanding_paise + excluded.outstanding_paise,
        documents = kept.documents + excluded.documents;
      return null;
    end $$`;
  const added = sql`(new.due_date, ${owed('new')}, ${counted('new')})`;
  const taken = sql`(old.due_date, -${owed('old')}, -${counted('old')})`;
  for (const { side, table } of sides) {
    const [onInsert, onUpdate] = [`keep_owed_on_${table}_insert`, `keep_owed_on_${table}_update`];
    await keep(onInsert, side, added).execute(db);
    await keep(onUpdate, side, sql`${added}, ${taken}`).execute(db);
    await sql`create trigger ${sql.id(`${table}_owed_is_kept_on_insert`)} after insert on ${sql.table(table)}
      for each row when (new.outstanding_minor > 0) execute function ${sql.id(onInsert)}()`.execute(db);
    await sql`create trigger ${sql.id(`${table}_owed_is_kept_on_update`)} after update on ${sql.table(table)}
      for each row when (old.outstanding_minor <> new.outstanding_minor
        or (new.outstanding_minor > 0 and old.due_date <> new.due_date))
      execute function ${sql.id(onUpdate)}()`.execute(db);
    for (const name of [onInsert, onUpdate]) {
      await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
    }
  }
}

async function guardOwed(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger owed_day_is_kept before insert or update or delete or truncate on owed_day
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_owed() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table owed_day disable trigger owed_day_is_kept;
      delete from owed_day;
      insert into owed_day select * from posted_owed_day();
      alter table owed_day enable trigger owed_day_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_owed() from public`.execute(db);
}

/** Invoices: what is owed and what is late is kept by the day on which it is due, for the dashboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into owed_day select * from posted_owed_day()`.execute(db);
  await keepOwed(db);
  await guardOwed(db);
  await sql`analyze owed_day`.execute(db);
}
