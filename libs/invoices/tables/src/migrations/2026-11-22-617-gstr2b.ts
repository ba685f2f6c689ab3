import { type Kysely, sql } from 'kysely';

/** What vendors told the portal, a file for each month of each registration: another one of the month takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gstr2b_file (
      id uuid primary key,
      gstin text not null,
      month date not null,
      documents integer not null,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      unique (gstin, month)
    )`.execute(db);
  await sql`
    create table gstr2b_document (
      id uuid primary key,
      file_id uuid not null references gstr2b_file on delete cascade,
      gstin text not null,
      month date not null,
      kind text not null check (kind in ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE')),
      supplier_gstin text not null,
      supplier_name text,
      number text not null,
      number_key text not null,
      date date not null,
      fiscal_year text not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      reverse_charge boolean not null,
      itc_available boolean not null
    )`.execute(db);
  await sql`create index gstr2b_document_by_file on gstr2b_document (file_id)`.execute(db);
  await sql`create index gstr2b_document_by_key on gstr2b_document (supplier_gstin, number_key, fiscal_year)`.execute(
    db,
  );
  // The number as the contract's documentKey says it.
  await sql`
    create function document_key(number text) returns text language sql immutable as $$
      select ltrim(regexp_replace(upper(normalize(number, NFKC)), '[^A-Z0-9]', '', 'g'), '0')
    $$`.execute(db);
  await sql`create index purchase_invoice_by_document_key on purchase_invoice
    (party_gstin, document_key(supplier_number), supplier_year) where status = 'POSTED' and party_gstin is not null`.execute(
    db,
  );
}
