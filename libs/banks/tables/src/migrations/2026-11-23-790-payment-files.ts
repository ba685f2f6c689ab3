import { type Kysely, sql } from 'kysely';

/** How a bank wants its file of payments, where it is not the usual one. Its version is the bank's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank
      add column payment_file jsonb check (jsonb_typeof(payment_file) = 'object'),
      add constraint bank_has_no_payment_file check (payment_file is null or (account_type <> 'CASH' and currency = 'INR'))
  `.execute(db);
}
