import { type Kysely, sql } from 'kysely';

/** What an account holds of jobs and parties is read from the index of its days, as its amounts are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posting_of_account on posting (account_id, date, voucher_id, line_no)
    include (debit_paise, credit_paise, currency_minor, job_id, party_id)`.execute(db);
  await sql`drop index posting_by_account`.execute(db);
}
