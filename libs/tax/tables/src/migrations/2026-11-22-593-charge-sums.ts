import { type Kysely, sql } from 'kysely';

/** What the charges of a record come to is read from the index that finds them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index charge_of_record on charge (record_id, position)
    include (record, pure_agent, quoted_buy_paise, quoted_sell_paise, buy_paise, sell_paise, waived_reason)`.execute(
    db,
  );
  await sql`drop index charge_by_record`.execute(db);
}
