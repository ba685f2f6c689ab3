import { type Kysely, sql } from 'kysely';

/**
 * What is open no more, by its day, with all that is said of how old it was: of a past day it is asked which of these were settled later, and
 * no document is read for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, whole, worth] of [
    ['sale_invoice', 'currency_total_minor', 'total_paise'],
    ['purchase_invoice', 'payable_minor', 'payable_paise'],
  ] as const) {
    await sql`create index ${sql.id(`${table}_closed`)} on ${sql.table(table)} (date, id)
      include (party_id, due_date, number, kind, status, currency, ${sql.id(whole)}, ${sql.id(worth)})
      where outstanding_minor = 0`.execute(db);
  }
}
