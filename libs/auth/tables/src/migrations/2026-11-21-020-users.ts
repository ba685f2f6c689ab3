import { type Kysely, sql } from 'kysely';

async function createCredentials(db: Kysely<unknown>): Promise<void> {
  // Apart from the person, so that no reading of a user, for a list or for the audit trail, carries a hash.
  await sql`
    create table credential (
      user_id uuid primary key references app_user,
      password_hash text not null,
      changed_at timestamptz not null
    )`.execute(db);
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key,
      user_id uuid not null references app_user,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_seen_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index session_live on session (user_id) where ended_at is null`.execute(db);

  await sql`
    create table one_time_link (
      id uuid primary key,
      kind text not null check (kind in ('setup', 'invite', 'reset')),
      token_hash text not null unique,
      user_id uuid references app_user,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((user_id is null) = (kind = 'setup'))
    )`.execute(db);
  // A new link of a kind takes the place of the one before.
  await sql`create unique index one_time_link_of_user on one_time_link (user_id, kind) where user_id is not null`.execute(
    db,
  );
  await sql`create unique index one_time_link_setup on one_time_link (kind) where kind = 'setup'`.execute(db);

  // Hashed account and plain address: people type passwords into the wrong field.
  await sql`
    create table login_attempt (
      account_hash text not null,
      address text not null,
      failures integer not null,
      last_at timestamptz not null,
      wait_until timestamptz not null,
      primary key (account_hash, address)
    )`.execute(db);
  await sql`create index login_attempt_by_age on login_attempt (last_at)`.execute(db);
}

/** Passwords and sessions of people, one-time links, and the guard of the login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCredentials(db);
  await createSessions(db);
}
