import { type Kysely, sql } from 'kysely';

/**
 * Bills that name a job which was closed when they were posted. Few are: without this, who looks for them goes through all lines of all
 * closed jobs. It is so for good; whether the job was opened again since is asked of the job.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table late_bill (
      job_id uuid not null references jobcard,
      invoice_id uuid not null references purchase_invoice,
      primary key (job_id, invoice_id)
    )`.execute(db);
}

async function keepLateBills(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_late_bills() returns trigger language plpgsql security definer as $$
    begin
      insert into late_bill (job_id, invoice_id)
      select distinct l.job_id, l.invoice_id from purchase_invoice_line l join jobcard j on j.id = l.job_id
      where l.invoice_id = new.id and j.status = 'CLOSED';
      return null;
    end $$`.execute(db);
  await sql`create trigger late_bill_is_kept_of_posted after update on purchase_invoice
    for each row when (old.posted_at is null and new.posted_at is not null) execute function keep_late_bills()`.execute(
    db,
  );
  await sql`create trigger late_bill_is_kept before insert or update or delete or truncate on late_bill
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_late_bills() returns void language plpgsql as $$
    begin
      lock table purchase_invoice in share mode;
      alter table late_bill disable trigger late_bill_is_kept;
      delete from late_bill;
      -- A closed job is not written any more: its last change is its end.
      insert into late_bill (job_id, invoice_id)
      select distinct l.job_id, l.invoice_id
      from jobcard j join purchase_invoice_line l on l.job_id = j.id join purchase_invoice i on i.id = l.invoice_id
      where j.status = 'CLOSED' and i.posted_at > j.updated_at;
      alter table late_bill enable trigger late_bill_is_kept;
    end $$`.execute(db);
}

/** Invoices: what was billed on a job that was closed is kept, for who looks where margin leaks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await keepLateBills(db);
  for (const name of ['keep_late_bills', 'rebuild_late_bills']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`alter function keep_late_bills() set enable_seqscan = off`.execute(db);
  await sql`select rebuild_late_bills()`.execute(db);
  await sql`analyze late_bill`.execute(db);
}
