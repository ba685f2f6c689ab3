import { type Kysely, sql } from 'kysely';

/** Ledger: what an account moved for each branch is read from the index of its days. Built after branches are named, so it is built once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function name_branches(regclass)`.execute(db);
  await sql`drop index posting_of_account`.execute(db);
  await sql`create index posting_of_account on posting (account_id, date, voucher_id, line_no)
    include (debit_paise, credit_paise, currency_minor, job_id, party_id, branch_id)`.execute(db);
}
