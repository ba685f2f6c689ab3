import { type Kysely, sql } from 'kysely';

/** A docket may be drafted before it is known who is billed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge alter column payer_id drop not null`.execute(db);
}
