import { type Kysely, sql } from 'kysely';

/** What a customer paid ahead goes back in the currency in which it came, whatever that is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    drop constraint payment_gives_back_rupees,
    add constraint payment_gives_back_whole check (
      refund_of_id is null or (direction = 'PAYMENT' and party_id is not null
        and tds_paise = 0 and bank_charges_paise = 0))`.execute(db);
}
