import { type Kysely, sql } from 'kysely';

const endOf = (docket: string) =>
  sql`(select min(valid_until) from docket_invoice where docket_id = ${sql.ref(docket)}.id)`;

/** Whatever anybody writes there, it is the first end of what travels with the docket. */
async function keepEnd(db: Kysely<unknown>): Promise<void> {
  await sql`alter table docket add column eway_bill_end timestamptz`.execute(db);
  await sql`
    create function docket_eway_bill_end() returns trigger language plpgsql as $$
    begin
      new.eway_bill_end := ${endOf('new')};
      return new;
    end $$`.execute(db);
  await sql`create trigger docket_eway_bill_end_is_kept before insert or update of eway_bill_end on docket
    for each row execute function docket_eway_bill_end()`.execute(db);
  await sql`
    create function keep_eway_bill_ends() returns trigger language plpgsql security definer as $$
    begin
      update docket set eway_bill_end = null
      where id in (select docket_id from changed) and eway_bill_end is distinct from ${endOf('docket')};
      return null;
    end $$`.execute(db);
}

async function hangTriggers(db: Kysely<unknown>): Promise<void> {
  const rows = {
    insert: sql`new table as changed`,
    update: sql`new table as changed`,
    delete: sql`old table as changed`,
  };
  for (const [deed, table] of Object.entries(rows)) {
    await sql`create trigger ${sql.id(`eway_bill_ends_are_kept_on_${deed}`)} after ${sql.raw(deed)} on docket_invoice
      referencing ${table} for each statement execute function keep_eway_bill_ends()`.execute(db);
  }
}

/**
 * Domestic: the first end of a docket's e-way bills is kept in the docket by its invoices, so that a list of all dockets can be in that
 * order, and be narrowed by it, without adding up the invoices of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepEnd(db);
  await hangTriggers(db);
  for (const name of ['docket_eway_bill_end', 'keep_eway_bill_ends']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`update docket set eway_bill_end = null where exists (select from docket_invoice where docket_id = docket.id)`.execute(
    db,
  );
  await sql`create index docket_by_eway_bill_end on docket (eway_bill_end, id)`.execute(db);
  await sql`analyze docket`.execute(db);
}
