import { type Kysely, sql } from 'kysely';

/** When a lead was converted. One that an acceptance won alone has yet to be asked what it became, and none that was won before is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add converted_at timestamptz`.execute(db);
}
