import { type Kysely, sql } from 'kysely';

/** Payments of which tax was withheld, by their days, and by the voucher that a reversal names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_withheld_by_date on payment (date) where tds_paise > 0`.execute(db);
  await sql`create index payment_by_voucher on payment (voucher_id)`.execute(db);
}
