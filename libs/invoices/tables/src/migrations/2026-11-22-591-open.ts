import { type Kysely, sql } from 'kysely';

/**
 * What is open, with all that is said of how old it is: whatever was settled before is not looked at. It holds what is open either way, and
 * takes the place of the indexes that held what is above zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, whole, worth] of [
    ['sale_invoice', 'currency_total_minor', 'total_paise'],
    ['purchase_invoice', 'payable_minor', 'payable_paise'],
  ] as const) {
    await sql`create index ${sql.id(`${table}_open`)} on ${sql.table(table)} (party_id, due_date)
      include (id, number, date, kind, status, currency, ${sql.id(whole)}, ${sql.id(worth)}, outstanding_minor)
      where outstanding_minor <> 0`.execute(db);
    await sql`drop index ${sql.id(`${table}_open_by_party`)}`.execute(db);
  }
}
