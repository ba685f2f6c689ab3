import { type Kysely, sql } from 'kysely';

/**
 * Ledger details in the very order in which they are shown, so that a page of them is read from the index alone; and what is kept is
 * known to the planner from the start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index posting_by_account`.execute(db);
  await sql`create index posting_by_account on posting (account_id, date, voucher_id, line_no)
    include (debit_paise, credit_paise, currency_minor)`.execute(db);
  await sql`drop index posting_by_party`.execute(db);
  await sql`create index posting_by_party on posting (party_id, account_id, date, voucher_id, line_no)
    include (debit_paise, credit_paise) where party_id is not null`.execute(db);
  await sql`create index voucher_reversing on voucher (date) where reverses_id is not null`.execute(db);
  await sql`analyze account_month, party_month`.execute(db);
}
