import { type Kysely, sql } from 'kysely';

/** When a person was last seen is asked for each row of the user list, and their old sessions at each of their sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index session_by_user on session (user_id, last_seen_at)`.execute(db);
}
