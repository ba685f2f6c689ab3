import { type Kysely, sql } from 'kysely';

/** What was approved is never changed or taken back, whoever asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger credit_approval_is_append_only before update or delete or truncate on credit_approval
    for each statement execute function refuse_change()`.execute(db);
}
