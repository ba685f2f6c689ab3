import { type Kysely, sql } from 'kysely';

/** Journals that are kept under a name: which one is repeated, and whether every month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_template (
      id uuid primary key,
      name text not null check (name <> ''),
      journal_id uuid not null references journal,
      every_month boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null references app_user
    )`.execute(db);
  await sql`create unique index journal_template_name on journal_template (lower(name))`.execute(db);
  const name = sql`(lower(normalize(name, NFKC)) collate "C")`;
  await sql`create index journal_template_by_name on journal_template (${name}, id)`.execute(db);
  await sql`create index journal_template_of on journal_template (journal_id)`.execute(db);
}
