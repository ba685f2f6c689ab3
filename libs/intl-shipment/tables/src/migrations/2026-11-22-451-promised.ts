import { type Kysely, sql } from 'kysely';

/** When the customer was promised the goods; when they are expected stands on the job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipment add promised_date date`.execute(db);
}
