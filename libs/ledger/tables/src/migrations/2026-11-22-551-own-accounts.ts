import { type Kysely, sql } from 'kysely';

/**
 * A company has accounts of its own beside those it started with, which keep code and name. One that is archived stays where it
 * was posted to, and takes nothing more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column active boolean not null default true,
      add column is_own boolean not null default false,
      add column version integer not null default 1,
      -- Of one that stands as the company began with it, nobody.
      add column updated_at timestamptz,
      add column updated_by uuid`.execute(db);
}
