import { type Kysely, sql } from 'kysely';

/**
 * Every backup a server has made or tried to make. The files themselves lie in the folder of backups; `removed_at` tells that
 * the keep rules have taken one away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_run (
      id uuid primary key,
      asked_at timestamptz not null,
      -- Nobody where it was due.
      asked_by uuid references app_user,
      started_at timestamptz,
      ended_at timestamptz,
      problem text,
      -- The moment the backup holds, and what it is; once it is whole and was read back.
      made_at timestamptz,
      file_name text,
      size_bytes bigint,
      sha256 text,
      row_count bigint,
      encrypted boolean not null default false,
      -- When it was restored into a scratch database for trial, and what was wrong there.
      proven_at timestamptz,
      proof_problem text,
      removed_at timestamptz,
      check (ended_at is null or started_at is not null),
      check ((ended_at is not null) = (problem is not null or made_at is not null))
    )`.execute(db);
  // One at a time waits or is made; whoever asks meanwhile is told so.
  await sql`create unique index backup_run_under_way on backup_run ((true)) where ended_at is null`.execute(db);
  await sql`create index backup_run_by_time on backup_run (asked_at, id)`.execute(db);
}
