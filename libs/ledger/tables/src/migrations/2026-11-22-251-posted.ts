import { type Kysely, sql } from 'kysely';

/** An account keeps what it is known by, and the chart is never emptied in one stroke. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger account_identity_must_stay before update or delete on account
    for each row execute function identity_must_stay('{id,kind,control,code}')`.execute(db);
  await sql`create trigger account_is_never_emptied before truncate on account
    for each statement execute function refuse_change()`.execute(db);
}
