import { type Kysely, sql } from 'kysely';

const sides = { sale_invoice: 'SALE', purchase_invoice: 'PURCHASE' } as const;
const documents = ['sale_invoice', 'purchase_invoice'] as const;
type Document = (typeof documents)[number];

const guarded = sql`security definer set search_path = pg_catalog, public, pg_temp`;

/** In one order, so that two who write the same jobs at once never wait for each other in a circle. */
const borne = (table: Document, lines: string) => sql`
  select distinct ${sql.lit(sides[table])}, document.party_id, line.job_number, line.invoice_id
  from ${sql.id(lines)} line join ${sql.table(table)} document on document.id = line.invoice_id
  where line.job_number is not null order by 1, 2, 3, 4`;

async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_job (
      side text not null,
      party_id uuid not null,
      job_number text not null,
      document_id uuid not null,
      primary key (side, party_id, job_number, document_id)
    )`.execute(db);
  await sql`
    create function rebuild_document_jobs() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice, sale_invoice_line, purchase_invoice_line in share mode;
      alter table document_job disable trigger document_job_is_kept;
      delete from document_job;
      ${sql.join(
        documents.map((table) => sql`insert into document_job ${borne(table, `${table}_line`)};`),
        sql` `,
      )}
      alter table document_job enable trigger document_job_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_document_jobs() from public`.execute(db);
  await sql`create trigger document_job_is_kept before insert or update or delete or truncate on document_job
    for each statement execute function sums_are_kept()`.execute(db);
}

/** A line brings its job, and a document that goes to another party takes its jobs along. */
async function keepJobs(db: Kysely<unknown>, table: Document): Promise<void> {
  const line = `${table}_line`;
  for (const event of ['insert', 'update']) {
    const name = `keep_document_job_on_${line}_${event}`;
    await sql`
      create function ${sql.id(name)}() returns trigger language plpgsql ${guarded} as $$
      begin
        if exists (select from written where job_number is not null) then
          insert into document_job ${borne(table, 'written')} on conflict do nothing;
        end if;
        return null;
      end $$`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
    await sql`create trigger ${sql.id(`${line}_job_is_kept_on_${event}`)} after ${sql.raw(event)} on ${sql.table(line)}
      referencing new table as written for each statement execute function ${sql.id(name)}()`.execute(db);
  }
  const moved = `keep_document_job_on_${table}_update`;
  await sql`
    create function ${sql.id(moved)}() returns trigger language plpgsql ${guarded} as $$
    begin
      insert into document_job
        select distinct ${sql.lit(sides[table])}, new.party_id, job_number, new.id from ${sql.table(line)} where invoice_id = new.id and job_number is not null
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`revoke execute on function ${sql.id(moved)}() from public`.execute(db);
  await sql`create trigger ${sql.id(`${table}_jobs_are_kept`)} after update of party_id on ${sql.table(table)}
    for each row when (old.party_id <> new.party_id) execute function ${sql.id(moved)}()`.execute(db);
}

/**
 * The jobs that the documents of a party are of stand together, by its id: a word that stands beside a name is looked for among them at once, and
 * no more line by line. What a document is of no more does no harm, for its lines are asked where it is found here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await sql`select rebuild_document_jobs()`.execute(db);
  for (const table of documents) await keepJobs(db, table);
  await sql`analyze document_job`.execute(db);
}
