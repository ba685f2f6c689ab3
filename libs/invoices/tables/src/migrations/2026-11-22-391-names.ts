import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const documents = ['sale_invoice', 'purchase_invoice'] as const;

/** Each name, with its GSTIN, that a party has on some document. One that is borne no more, as of a draft that was changed, does no harm. */
async function keepNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_party (
      party_id uuid not null,
      name text not null,
      gstin text not null,
      primary key (party_id, name, gstin)
    )`.execute(db);
  await sql`
    create function keep_document_party() returns trigger language plpgsql security definer as $$
    begin
      insert into document_party values (new.party_id, new.party_name, coalesce(new.party_gstin, '')) on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const table of documents) {
    await sql`create trigger ${sql.id(`${table}_name_is_kept`)} after insert or update of party_id, party_name, party_gstin
      on ${sql.table(table)} for each row execute function keep_document_party()`.execute(db);
  }
  await sql`
    create function rebuild_document_parties() returns void language plpgsql as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table document_party disable trigger document_party_is_kept;
      delete from document_party;
      insert into document_party
        select party_id, party_name, coalesce(party_gstin, '') from sale_invoice
        union select party_id, party_name, coalesce(party_gstin, '') from purchase_invoice;
      alter table document_party enable trigger document_party_is_kept;
    end $$`.execute(db);
  await sql`create trigger document_party_is_kept before insert or update or delete or truncate on document_party
    for each statement execute function sums_are_kept()`.execute(db);
  for (const name of ['keep_document_party', 'rebuild_document_parties']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await sql`select rebuild_document_parties()`.execute(db);
}

/**
 * A document is found by its own number, and by the name of its party through the few names that there are: of a customer with ten
 * thousand invoices one name is read, and the invoices are counted in an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepNames(db);
  await indexSearch(db, { table: 'document_party', columns: ['name', 'gstin'] });
  await indexSearch(db, { table: 'sale_invoice', columns: ['number'] });
  await indexSearch(db, { table: 'purchase_invoice', columns: ['number', 'supplier_number'] });
  for (const table of documents) {
    await sql`create index ${sql.id(`${table}_of_name`)} on ${sql.table(table)} (party_id, party_name, party_gstin, id)`.execute(
      db,
    );
  }
}
