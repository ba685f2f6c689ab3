import { type Kysely, sql } from 'kysely';

const keys = sql`side, date, standing, kind`;
const sides = [
  { side: 'SALE', table: 'sale_invoice' },
  { side: 'PURCHASE', table: 'purchase_invoice' },
] as const;

/** How many documents of a day stand how, drafts and cancelled ones too, in rows that are shards of one number as those of due days are. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_tally (
      side text not null,
      date date not null,
      standing text not null,
      kind text not null,
      shard integer not null,
      documents bigint not null,
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
  // Those that stand in one way, of all days.
  await sql`create index document_tally_by_standing on document_tally (side, standing, date)`.execute(db);
  const posted = sides.map(
    ({ side, table }) => sql`select ${sql.lit(side)}, date, standing, kind, 0, count(*) from ${sql.table(table)}
      group by date, standing, kind`,
  );
  await sql`create function posted_document_tally() returns setof document_tally language sql stable as $$
    ${sql.join(posted, sql` union all `)} $$`.execute(db);
  await sql`alter function posted_document_tally() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

const counted = (document: 'new' | 'old') =>
  sql.raw(`(${document}.date, ${document}.standing, ${document}.kind, ${document === 'new' ? '1' : '-1'})`);
const differs = sql.raw('old.standing <> new.standing or old.date <> new.date or old.kind <> new.kind');

const events = [
  { event: 'insert', when: sql``, change: counted('new') },
  { event: 'update', when: sql`when (${differs})`, change: sql`${counted('new')}, ${counted('old')}` },
  { event: 'delete', when: sql``, change: counted('old') },
] as const;

/** A document counts where it stands, and no more where it stood. */
async function keepTallies(db: Kysely<unknown>): Promise<void> {
  for (const { side, table } of sides) {
    for (const { event, when, change } of events) {
      const name = `keep_tally_on_${table}_${event}`;
      await sql`
        create function ${sql.id(name)}() returns trigger language plpgsql security definer
          set search_path = pg_catalog, public, pg_temp as $$
        declare
          own_shard constant integer := free_shard();
        begin
          insert into document_tally as kept (${keys}, shard, documents)
          select ${sql.lit(side)}, date, standing, kind, own_shard, documents
          from (values ${change}) changed (date, standing, kind, documents)
          on conflict (${keys}, shard) do update set documents = kept.documents + excluded.documents;
          return null;
        end $$`.execute(db);
      await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
      await sql`create trigger ${sql.id(`${table}_tally_is_kept_on_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        for each row ${when} execute function ${sql.id(name)}()`.execute(db);
    }
  }
}

async function guardTallies(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger document_tally_is_kept before insert or update or delete or truncate on document_tally
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_document_tallies() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table document_tally disable trigger document_tally_is_kept;
      delete from document_tally;
      insert into document_tally select * from posted_document_tally();
      alter table document_tally enable trigger document_tally_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_document_tallies() from public`.execute(db);
}

/** Invoices: how many documents stand how is kept by their day, so that a list that is narrowed by these is counted without its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`insert into document_tally select * from posted_document_tally()`.execute(db);
  await keepTallies(db);
  await guardTallies(db);
  await sql`analyze document_tally`.execute(db);
}
