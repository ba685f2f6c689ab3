import { type Kysely, sql } from 'kysely';

/** As lists sort texts. */
const foldedNumber = sql`(lower(normalize(number, NFKC)) collate "C")`;

/**
 * Sale invoices: when the customer promised to pay, and what he disputes. Both are about the money that is still to come and no part of
 * the document, so they change after it was issued, and its seal leaves them out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add column promised_on date, add column dispute text`.execute(db);
  await sql`create index sale_invoice_disputed on sale_invoice (date, ${foldedNumber}, id) where dispute is not null`.execute(
    db,
  );
  await sql`drop trigger sale_invoice_must_stay on sale_invoice`.execute(db);
  await sql`create trigger sale_invoice_must_stay before update or delete on sale_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{ISSUED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,outstanding_minor,outstanding_paise,standing,promised_on,dispute,version,updated_at,updated_by}')`.execute(
    db,
  );
}
