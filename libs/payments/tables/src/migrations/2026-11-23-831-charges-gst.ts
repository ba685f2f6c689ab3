import { type Kysely, sql } from 'kysely';

/** The GST within what a bank keeps of a receipt or a payment is credit as that of an expense is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    drop constraint payment_is_taxed_as_an_expense,
    add constraint payment_is_taxed_as_an_expense check (
      gst_rate is null or direction = 'EXPENSE' or (account_code is null and bank_charges_paise > 0))`.execute(db);
}
