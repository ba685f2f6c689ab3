import { type Kysely, sql } from 'kysely';

/** How many containers of which type a lead asks for, and by which number the tariff names its goods. What was known before stays in its notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      add hs_code text,
      add containers jsonb not null default '[]' check (jsonb_typeof(containers) = 'array')`.execute(db);
}
