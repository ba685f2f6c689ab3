import { type Kysely, sql } from 'kysely';

/** The forms of a remittance stand beside a posted bill and are of its version: who enters them over another's is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger purchase_invoice_must_stay on purchase_invoice`.execute(db);
  await sql`create trigger purchase_invoice_must_stay before update or delete on purchase_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{POSTED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,kind,outstanding_minor,outstanding_paise,standing,version,updated_at,updated_by}')`.execute(
    db,
  );
}
