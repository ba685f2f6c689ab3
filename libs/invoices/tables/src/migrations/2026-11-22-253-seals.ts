import { type Kysely, sql } from 'kysely';

/** A document is sealed once it is no draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger sale_invoice_is_noted_to_seal after insert or update of status on sale_invoice
    for each row when (new.status <> 'DRAFT') execute function note_to_seal('sale invoice')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'sale invoice', id from sale_invoice where status <> 'DRAFT'`.execute(
    db,
  );
  await sql`create trigger purchase_invoice_is_noted_to_seal after insert or update of status on purchase_invoice
    for each row when (new.status <> 'DRAFT') execute function note_to_seal('purchase invoice')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'purchase invoice', id from purchase_invoice where status <> 'DRAFT'`.execute(
    db,
  );
}
