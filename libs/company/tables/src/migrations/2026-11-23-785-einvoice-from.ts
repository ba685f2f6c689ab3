import { type Kysely, sql } from 'kysely';

/** From which date documents are registered at the e-invoice portal; of a company that is above the line and names none, all are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column einvoice_from date`.execute(db);
}
