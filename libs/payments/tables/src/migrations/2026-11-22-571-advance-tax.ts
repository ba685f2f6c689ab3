import { type Kysely, sql } from 'kysely';

/**
 * GST on advances: a row as it is received, one as a part is used, and the negative of each where a receipt is taken back. What a receipt
 * voucher said never changes, so rows are only added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table advance_tax (
      id uuid primary key,
      payment_id uuid not null references payment,
      voucher_id uuid not null references voucher,
      kind text not null check (kind in ('RECEIVED', 'ADJUSTED')),
      -- Of a receipt voucher, or of the refund voucher where the advance went back.
      number text unique,
      date date not null,
      supplier_gstin text not null,
      recipient_gstin text,
      place_of_supply text not null,
      supply text not null check (supply in ('INTRA', 'INTER')),
      gst_rate text not null,
      advance_paise bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      constraint advance_tax_adds_up check (advance_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
    )`.execute(db);
  await sql`create index advance_tax_of_payment on advance_tax (payment_id)`.execute(db);
  await sql`create index advance_tax_by_date on advance_tax (date)`.execute(db);
  await sql`create trigger advance_tax_is_append_only before update or delete or truncate on advance_tax
    for each statement execute function refuse_change()`.execute(db);
  await sql`alter table payment add column advance_tax_reason text`.execute(db);
}
