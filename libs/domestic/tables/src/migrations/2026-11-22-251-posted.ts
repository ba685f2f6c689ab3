import { type Kysely, sql } from 'kysely';

/** A docket that is numbered keeps its number, and none are emptied in one stroke. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger docket_identity_must_stay before update or delete on docket
    for each row execute function identity_must_stay('{id,date,branch_id,number}')`.execute(db);
  await sql`create trigger docket_is_never_emptied before truncate on docket
    for each statement execute function refuse_change()`.execute(db);
}
