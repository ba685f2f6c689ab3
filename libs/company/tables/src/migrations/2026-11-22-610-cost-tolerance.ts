import { type Kysely, sql } from 'kysely';

/** By how much in percent a bill may exceed what was accrued before an administrator approves it; no such limit where it is null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add cost_tolerance_percent text`.execute(db);
}
