import { type Kysely, sql } from 'kysely';

/** The margin in percent below which a quotation waits for an administrator; none where it is null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add margin_floor_percent text`.execute(db);
}
