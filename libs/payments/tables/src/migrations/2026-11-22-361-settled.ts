import { type Kysely, sql } from 'kysely';

/** An allocation adds what it settles to its invoice, in its own statement. */
async function settle(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function settle_sale_invoices() returns trigger language plpgsql as $$
    begin
      update sale_invoice i set settled_minor = i.settled_minor + settled.minor
      from (select sale_invoice_id, sum(amount_minor)::bigint as minor from added group by 1) settled
      where i.id = settled.sale_invoice_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger allocation_settles after insert on allocation referencing new table as added
    for each statement execute function settle_sale_invoices()`.execute(db);
}

/** Nobody says an invoice is settled by more or less than its allocations add up to, whoever asks. */
async function guardSettled(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function settled_must_be_allocated() returns trigger language plpgsql as $$
    begin
      if new.settled_minor <> (select coalesce(sum(amount_minor), 0) from allocation where sale_invoice_id = new.id) then
        raise exception '% is settled by its allocations, never by hand', coalesce(new.number, 'a draft')
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger sale_invoice_settled_as_allocated before update of settled_minor on sale_invoice
    for each row execute function settled_must_be_allocated()`.execute(db);
  await sql`create trigger sale_invoice_begins_unsettled before insert on sale_invoice
    for each row when (new.settled_minor <> 0) execute function settled_must_be_allocated()`.execute(db);
  for (const name of ['settle_sale_invoices', 'settled_must_be_allocated']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
  }
}

/** Keeps anew what is settled of every invoice of which something else is kept. */
async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_settled() returns void language plpgsql as $$
    begin
      lock table allocation in share mode;
      update sale_invoice i set settled_minor = allocated.minor
      from (
        select id, coalesce(minor, 0) as minor from sale_invoice
        left join (select sale_invoice_id, sum(amount_minor)::bigint as minor from allocation group by 1) a
          on sale_invoice_id = id
      ) allocated
      where allocated.id = i.id and i.settled_minor <> allocated.minor;
    end $$`.execute(db);
  await sql`alter function rebuild_settled() set search_path = pg_catalog, public, pg_temp`.execute(db);
  await sql`revoke execute on function rebuild_settled() from public`.execute(db);
}

/** What payments settle stands in the invoice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRebuild(db);
  // Nothing is guarded yet, and a look at each of many documents would take long.
  await sql`alter table sale_invoice disable trigger sale_invoice_must_stay`.execute(db);
  await sql`select rebuild_settled()`.execute(db);
  await sql`alter table sale_invoice enable trigger sale_invoice_must_stay`.execute(db);
  await settle(db);
  await guardSettled(db);
}
