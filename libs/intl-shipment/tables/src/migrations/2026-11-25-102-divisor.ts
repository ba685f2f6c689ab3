import { type Kysely, sql } from 'kysely';

/** What the volume of a job by air is divided by; of older jobs the airlines' own, by which they were weighed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobcard add volumetric_divisor text`.execute(db);
}
