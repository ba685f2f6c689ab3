import { type Kysely, sql } from 'kysely';

/**
 * An expense whose tax we owe ourselves. Where there is none nothing is kept, since what was sealed before has no such column. The
 * report of GST adds up what expenses owe as it does the credit that they brought.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column reverse_charge boolean,
    add constraint payment_owes_the_tax_of_an_expense check (
      reverse_charge is null or (reverse_charge and gst_rate is not null and direction = 'EXPENSE'))`.execute(db);
  await sql`drop index payment_credit_by_date`.execute(db);
  await sql`create index payment_credit_by_date on payment (date) where itc_eligible or reverse_charge`.execute(db);
}
