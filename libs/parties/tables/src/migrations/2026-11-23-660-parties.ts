import { type Kysely, sql } from 'kysely';

/** Where a vendor is paid, its standing under the MSMED Act, and why nothing is paid to it for now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table party
      add column payee_name text,
      add column payee_account text,
      add column payee_ifsc text,
      add column payee_bank text,
      add column udyam_number text,
      add column msme_class text check (msme_class in ('MICRO', 'SMALL', 'MEDIUM')),
      add column msme_agreed_days integer check (msme_agreed_days >= 0),
      add column payment_hold_reason text check (payment_hold_reason <> ''),
      add constraint party_account_is_whole check (num_nulls(payee_name, payee_account, payee_ifsc) in (0, 3)),
      add constraint party_enterprise_is_registered check (num_nulls(msme_class, udyam_number) in (0, 2))`.execute(db);
}
