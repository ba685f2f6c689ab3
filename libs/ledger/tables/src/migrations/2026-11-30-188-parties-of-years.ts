import { type Kysely, sql } from 'kysely';

/** Ledger: of how many parties a year of accounts is, is counted in an index. No sum stands in it, as 2026-11-22-400 has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index party_year_by_account`.execute(db);
  await sql`create index party_year_by_account on party_year (year, account_id, party_id)`.execute(db);
}
