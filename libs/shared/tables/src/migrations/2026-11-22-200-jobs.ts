import { type Kysely, sql } from 'kysely';

/**
 * When each recurring job was last taken up, and how it went. Whichever server takes a row does that round of the job, so a
 * store has each of them done once, however many servers it has and however often they start.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_run (
      name text primary key,
      taken_at timestamptz not null,
      done_at timestamptz,
      failed_at timestamptz,
      problem text
    )`.execute(db);
}
