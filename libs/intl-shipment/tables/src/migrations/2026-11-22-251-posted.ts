import { type Kysely, sql } from 'kysely';

/** A job and a lead keep their number for as long as they are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger jobcard_identity_must_stay before update on jobcard
    for each row execute function identity_must_stay('{id,number}')`.execute(db);
  await sql`create trigger lead_identity_must_stay before update on lead
    for each row execute function identity_must_stay('{id,number}')`.execute(db);
}
