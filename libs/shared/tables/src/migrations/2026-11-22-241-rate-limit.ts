import { type Kysely, sql } from 'kysely';

/**
 * How many calls of a kind were made in one minute, by whom, over all servers. Unlogged: written every second while people work,
 * and worth nothing a minute later, least of all after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_window (
      key text not null,
      begun_at timestamptz not null,
      calls bigint not null,
      primary key (key, begun_at)
    )`.execute(db);
}
