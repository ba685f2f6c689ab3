import { type Kysely, sql } from 'kysely';

/** Failures of an address over all accounts are forgotten an hour after the first of them, so the first is kept beside the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table login_attempt add column first_at timestamptz not null default now()`.execute(db);
}
