import { type Kysely, sql } from 'kysely';

/** Tax: what is sold or bought and on no invoice yet, the oldest first, so that the first page reads the few that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index charge_waiting on charge (created_at, record_id)
    where sale_document_id is null and waived_reason is null and coalesce(sell_paise, buy_paise) > 0`.execute(db);
}
