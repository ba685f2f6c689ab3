import { type Kysely, sql } from 'kysely';

/** Ground: the guard that notes what is to be sealed plans its search once for each connection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const guard of ['note_to_seal']) {
    // Planning took longer than searching. A plan that is kept can't turn to a sequential scan as the tables grow: it may use none.
    await sql`alter function ${sql.id(guard)}() set plan_cache_mode = force_generic_plan`.execute(db);
    await sql`alter function ${sql.id(guard)}() set enable_seqscan = off`.execute(db);
  }
}
