import { type Kysely, sql } from 'kysely';

const columns = sql`allocation_id, sale_invoice_id, purchase_invoice_id, amount_minor, open_from, open_to`;

/** Of allocations; what is settled on the day of its document never stood open at the end of a day, and has no span. */
const spansOf = (allocations: string) => sql`
  select a.id as allocation_id, a.sale_invoice_id, a.purchase_invoice_id, a.amount_minor, coalesce(i.date, b.date) as open_from, a.date as open_to
  from ${sql.table(allocations)} a left join sale_invoice i on i.id = a.sale_invoice_id
    left join purchase_invoice b on b.id = a.purchase_invoice_id
  where coalesce(i.date, b.date) < a.date`;

/**
 * From when to when a document waited for what an allocation settles of it: from its own day to that of the allocation. What was open at
 * the end of any day follows without looking at what was settled before it, nor at what came after.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table allocation_span (
      allocation_id uuid primary key references allocation,
      sale_invoice_id uuid,
      purchase_invoice_id uuid,
      amount_minor bigint not null,
      open_from date not null,
      open_to date not null check (open_to > open_from),
      constraint allocation_span_is_of_one check (num_nonnulls(sale_invoice_id, purchase_invoice_id) = 1)
    )`.execute(db);
  await sql`
    create function allocated_spans() returns setof allocation_span language sql stable as $$ ${spansOf('allocation')} $$`.execute(
    db,
  );
}

/** An allocation is never changed, and neither is the day of a document that is in the books. */
async function keepSpans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_allocation_spans() returns trigger language plpgsql security definer as $$
    begin
      insert into allocation_span (${columns}) ${spansOf('added')};
      return null;
    end $$`.execute(db);
  await sql`create trigger allocation_spans_are_kept after insert on allocation referencing new table as added
    for each statement execute function keep_allocation_spans()`.execute(db);
  await sql`create trigger allocation_span_is_kept before insert or update or delete or truncate on allocation_span
    for each statement execute function sums_are_kept()`.execute(db);
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_allocation_spans() returns void language plpgsql as $$
    begin
      lock table allocation in share mode;
      alter table allocation_span disable trigger allocation_span_is_kept;
      delete from allocation_span;
      insert into allocation_span (${columns}) select ${columns} from allocated_spans();
      alter table allocation_span enable trigger allocation_span_is_kept;
    end $$`.execute(db);
}

/** Payments: how long a document waited for what settles it is kept, so that ageing of a past day finds what was open then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepSpans(db);
  await createRebuild(db);
  await sql`alter function allocated_spans() set search_path = pg_catalog, public, pg_temp`.execute(db);
  for (const name of ['keep_allocation_spans', 'rebuild_allocation_spans']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  // Its plan is kept, since to plan takes longer than to look; it must not be one that was made while the tables were small.
  await sql`alter function keep_allocation_spans() set enable_seqscan = off`.execute(db);
  await sql`select rebuild_allocation_spans()`.execute(db);
  // Of what is there already it is made at once.
  await sql`create index allocation_span_by_days on allocation_span using gist (daterange(open_from, open_to))`.execute(
    db,
  );
  await sql`analyze allocation_span`.execute(db);
}
