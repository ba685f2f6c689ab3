import { type Kysely, sql } from 'kysely';

const figures = sql`counts.sign * i.taxable_paise, counts.sign * i.cgst_paise, counts.sign * i.sgst_paise,
  counts.sign * i.igst_paise, counts.sign * i.round_off_paise, counts.sign * i.total_paise`;

/** What was sold or bought before is in the registers and returns of before. */
async function leaveOut(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function document_sums(i sale_invoice) returns setof document_month language sql stable as $$
      select 'SALE', date_trunc('month', i.date::timestamp)::date,
        case when i.kind = 'CREDIT_NOTE'
          and (select against.kind from sale_invoice against where against.id = i.against_invoice_id) = 'REIMBURSEMENT'
          then 'REIMBURSEMENT' else i.kind end,
        i.reverse_charge, i.cgst_paise + i.sgst_paise + i.igst_paise <> 0, false, 0, 1, ${figures}, 0, 0, 0
      from (select case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end as sign) counts
      where i.status <> 'DRAFT' and i.kind not in ('PROFORMA', 'OPENING')
    $$`.execute(db);
  const owed = (head: string) =>
    sql`counts.sign * coalesce((i.reverse_charge_tax ->> ${sql.lit(`${head}Paise`)})::bigint, 0)`;
  await sql`
    create or replace function document_sums(i purchase_invoice) returns setof document_month language sql stable as $$
      select 'PURCHASE', date_trunc('month', i.date::timestamp)::date,
        case when i.against_invoice_id is null then 'BILL' else 'DEBIT_NOTE' end,
        i.reverse_charge, i.cgst_paise + i.sgst_paise + i.igst_paise <> 0, i.itc_eligible, 0, 1, ${figures},
        ${owed('cgst')}, ${owed('sgst')}, ${owed('igst')}
      from (select case when i.status = 'CANCELLED' then 0 when i.against_invoice_id is null then 1 else -1 end as sign) counts
      where i.status <> 'DRAFT' and not i.brought_forward
    $$`.execute(db);
}

/** Documents of the books of before, with what was outstanding of them when this product was begun with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice drop constraint sale_invoice_kind_check`.execute(db);
  await sql`alter table sale_invoice add constraint sale_invoice_kind_check check (kind in ('TAX_INVOICE', 'BILL_OF_SUPPLY',
    'EXPORT', 'REIMBURSEMENT', 'DEBIT_NOTE', 'CREDIT_NOTE', 'PROFORMA', 'OPENING'))`.execute(db);
  await sql`alter table purchase_invoice add column brought_forward boolean not null default false`.execute(db);
  // Neither taxed here nor deducted from: both were done before.
  await sql`alter table purchase_invoice add constraint purchase_invoice_brought_untaxed
    check (not brought_forward or cgst_paise + sgst_paise + igst_paise + tds_paise = 0 and not itc_eligible)`.execute(
    db,
  );
  await sql`alter table sale_invoice add constraint sale_invoice_brought_untaxed
    check (kind <> 'OPENING' or cgst_paise + sgst_paise + igst_paise = 0)`.execute(db);
  await leaveOut(db);
}
