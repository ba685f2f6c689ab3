import { type Kysely, sql } from 'kysely';

/** What the papers of a job say and the job did not know yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add bl_type text check (bl_type in ('ORIGINAL', 'SEAWAY', 'TELEX', 'SURRENDER')),
      add bl_originals int check (bl_originals between 0 and 9),
      add freight_terms text check (freight_terms in ('PREPAID', 'COLLECT')),
      add goods_currency text,
      add goods_value_minor bigint check (goods_value_minor >= 0)`.execute(db);
}
