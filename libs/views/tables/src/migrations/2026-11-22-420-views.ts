import { type Kysely, sql } from 'kysely';

/** What people save of lists. Whose it is, is who made it; of one list nobody has two of a name, or two that open first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_view (
      id uuid primary key,
      list text not null check (list <> ''),
      name text not null check (name <> ''),
      query text not null,
      columns jsonb,
      shared_with text,
      is_default boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null references app_user
    )`.execute(db);
  await sql`create unique index saved_view_name on saved_view (created_by, list, lower(name))`.execute(db);
  await sql`create unique index saved_view_default on saved_view (created_by, list) where is_default`.execute(db);
  await sql`create index saved_view_shared on saved_view (list, shared_with) where shared_with is not null`.execute(db);
}
