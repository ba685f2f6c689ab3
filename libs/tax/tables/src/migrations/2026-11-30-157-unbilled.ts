import { type Kysely, sql } from 'kysely';

/**
 * Tax: what waits for its invoice stands together by its customer and by what it is of, with all that is added up of it. So who is to be
 * billed, and how many jobs wait, is read in the index alone, in the order in which it is counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index charge_unbilled`.execute(db);
  await sql`create index charge_unbilled on charge (payer_id, record_id, sell_currency)
    include (record, sell_paise, created_at, id)
    where sell_minor is not null and sale_document_id is null and waived_reason is null`.execute(db);
}
