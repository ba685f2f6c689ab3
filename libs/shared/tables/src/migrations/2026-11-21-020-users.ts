import { type Kysely, sql } from 'kysely';

const roleNames = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'];

/** Roles, and the people who have them: whatever is written says by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table role (
      id uuid primary key default gen_random_uuid(),
      name text not null unique
    )`.execute(db);
  for (const name of roleNames) await sql`insert into role (name) values (${name})`.execute(db);

  // A removed person's row stays, blanked: what they did names its id.
  await sql`
    create table app_user (
      id uuid primary key,
      email text,
      first_name text not null,
      last_name text not null,
      role_id uuid not null references role,
      blocked boolean not null default false,
      activated_at timestamptz,
      removed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check (email = lower(email)),
      check ((email is null) = (removed_at is not null))
    )`.execute(db);
  await sql`create unique index app_user_email on app_user (email)`.execute(db);
  await sql`create index app_user_by_role on app_user (role_id)`.execute(db);
}
