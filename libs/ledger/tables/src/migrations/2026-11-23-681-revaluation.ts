import { type Kysely, sql } from 'kysely';

/** What the rates of a month's end bring against the books stands on accounts of its own, beside what is valued. */
const chart = [
  ['1270', 'Exchange valuation of assets', 'ASSET'],
  ['2170', 'Exchange valuation of liabilities', 'LIABILITY'],
  ['7010', 'Unrealised exchange gain or loss', 'INCOME'],
] as const;

/** Ledger: open items in other currencies are valued once a month; of the few such postings an index tells what is held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [code, name, kind] of chart) {
    await sql`insert into account (code, name, kind) values (${code}, ${name}, ${kind})`.execute(db);
  }
  await sql`create index posting_foreign on posting (account_id, party_id, currency, date)
    include (debit_paise, credit_paise, currency_minor) where currency <> 'INR'`.execute(db);
  const isValuation = sql`type = 'REVALUATION' and reverses_id is null`;
  await sql`create unique index voucher_revaluation_once on voucher (document_number, date) where ${isValuation}`.execute(
    db,
  );
  await sql`create index voucher_revaluation on voucher (date) where ${isValuation}`.execute(db);
}
