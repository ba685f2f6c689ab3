import { type Kysely, sql } from 'kysely';

/** `jsonb` puts members into an order of its own; an answer that is given again has the bytes of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_key alter column answer type json using answer::json`.execute(db);
}
