import { type Kysely, sql } from 'kysely';

/** A proforma turns into one document that stands: the second is refused by the store. */
async function turnOnce(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index sale_invoice_of_proforma on sale_invoice (against_invoice_id)
    where kind not in ('CREDIT_NOTE', 'DEBIT_NOTE') and status <> 'CANCELLED' and against_invoice_id is not null`.execute(
    db,
  );
}

/** What is taken back of a reimbursement is no supply, as it was none. */
async function countReimbursements(db: Kysely<unknown>): Promise<void> {
  const figures = sql`counts.sign * i.taxable_paise, counts.sign * i.cgst_paise, counts.sign * i.sgst_paise,
    counts.sign * i.igst_paise, counts.sign * i.round_off_paise, counts.sign * i.total_paise`;
  await sql`
    create or replace function document_sums(i sale_invoice) returns setof document_month language sql stable as $$
      select 'SALE', date_trunc('month', i.date::timestamp)::date,
        case when i.kind = 'CREDIT_NOTE'
          and (select against.kind from sale_invoice against where against.id = i.against_invoice_id) = 'REIMBURSEMENT'
          then 'REIMBURSEMENT' else i.kind end,
        i.reverse_charge, i.cgst_paise + i.sgst_paise + i.igst_paise <> 0, false, 0, 1, ${figures}, 0, 0, 0
      from (select case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end as sign) counts
      where i.status <> 'DRAFT' and i.kind <> 'PROFORMA'
    $$`.execute(db);
}

/** Invoices: reimbursements, debit notes and proformas are issued too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await turnOnce(db);
  await countReimbursements(db);
}
