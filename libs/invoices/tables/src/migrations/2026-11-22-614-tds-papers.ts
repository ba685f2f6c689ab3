import { type Kysely, sql } from 'kysely';

/** What of a bill's base a certificate covers, and the forms without which money may not leave for abroad (rule 37BB). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table purchase_invoice add tds_certificate_id uuid references party_tax_paper, add tds_certificate_number text,
      add tds_certificate_paise bigint check (tds_certificate_paise > 0)`.execute(db);
  await sql`create index purchase_invoice_by_certificate on purchase_invoice (tds_certificate_id)
    include (tds_certificate_paise) where tds_certificate_id is not null and status = 'POSTED'`.execute(db);
  await sql`
    create table remittance_paper (
      purchase_invoice_id uuid primary key references purchase_invoice,
      ca_number text not null check (ca_number <> ''),
      cb_number text check (cb_number <> ''),
      updated_at timestamptz not null,
      updated_by uuid not null references app_user
    )`.execute(db);
}
