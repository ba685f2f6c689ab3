import { type Kysely, sql } from 'kysely';

/** What went abroad ahead of a bill keeps the form under which it went; a bill keeps its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column form15ca text,
    add constraint payment_form15ca_of_a_payment check (form15ca is null or direction = 'PAYMENT')`.execute(db);
}
