import { type Kysely, sql } from 'kysely';

/** As lists sort texts. */
const foldedNumber = sql`(lower(normalize(number, NFKC)) collate "C")`;

/** Those that were issued before and wait for the portal still, by the rule of today. */
async function findWaiting(db: Kysely<unknown>): Promise<void> {
  await sql`update sale_invoice set einvoice_by = date + 30
    where status = 'ISSUED' and supplier_gstin is not null and kind not in ('PROFORMA', 'OPENING')
      and (party_gstin is not null or supply = 'EXPORT' or recipient ->> 'country' <> 'IN')
      and exists (select from sale_invoice_line line where line.invoice_id = sale_invoice.id and line.taxability = 'TAXABLE')
      and exists (select from sale_invoice_line line where line.invoice_id = sale_invoice.id and line.sac <> '996791')
      and not exists (select from einvoice where sale_invoice_id = sale_invoice.id)`.execute(db);
}

/**
 * Sale invoices: the day by which the e-invoice portal is to have one that it does not know yet, whatever the company's turnover. It goes when the
 * portal's answer comes, so no seal holds it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add column einvoice_by date`.execute(db);
  await sql`drop trigger sale_invoice_must_stay on sale_invoice`.execute(db);
  await findWaiting(db);
  await sql`create trigger sale_invoice_must_stay before update or delete on sale_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{ISSUED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,outstanding_minor,outstanding_paise,standing,promised_on,dispute,einvoice_by,version,updated_at,updated_by}')`.execute(
    db,
  );
  await sql`create index sale_invoice_for_the_portal on sale_invoice (date, ${foldedNumber}, id)
    where einvoice_by is not null`.execute(db);
  await sql`create index sale_invoice_portal_days on sale_invoice (einvoice_by, id) where einvoice_by is not null`.execute(
    db,
  );
}
