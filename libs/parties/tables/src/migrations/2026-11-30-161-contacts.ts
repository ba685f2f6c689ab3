import { type Kysely, sql } from 'kysely';

/** The people of a party, in the order in which they are asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table party add contacts jsonb not null default '[]' check (jsonb_typeof(contacts) = 'array')`.execute(db);
}
