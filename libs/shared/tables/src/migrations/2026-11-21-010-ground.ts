import { type Kysely, sql } from 'kysely';

/** Append-only tables attach this as `before update or delete or truncate ... for each statement`. */
async function createRefuseChange(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only: its rows are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$`.execute(db);
}

/** Who did what to which record, written in the transaction of the deed; kept 8 years. */
async function createAuditEvent(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_event (
      id uuid primary key,
      at timestamptz not null,
      user_id uuid,
      user_name text not null,
      session_id uuid,
      request_id text,
      record text not null,
      record_id text not null,
      action text not null,
      before jsonb,
      after jsonb,
      reason text,
      row_hash text not null
    )`.execute(db);
  await sql`create index audit_event_by_record on audit_event (record, record_id, at, id)`.execute(db);
  await sql`create index audit_event_by_time on audit_event (at, id)`.execute(db);
  await sql`create index audit_event_by_user on audit_event (user_id, at, id)`.execute(db);
  await sql`create trigger audit_event_is_append_only before update or delete or truncate on audit_event
    for each statement execute function refuse_change()`.execute(db);
}

/** The answer to each write, so that the same request sent again gets the same answer and no second row. Kept 7 days. */
async function createIdempotencyKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      user_id uuid not null,
      path text not null,
      key text not null,
      body_hash text not null,
      status integer,
      answer jsonb,
      created_at timestamptz not null,
      primary key (user_id, path, key)
    )`.execute(db);
  await sql`create index idempotency_key_by_age on idempotency_key (created_at)`.execute(db);
}

/** Uploaded and made files: their bytes commit, roll back and are backed up with the rows that name them. */
async function createFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      id uuid primary key,
      name text not null,
      media_type text not null,
      size_bytes bigint not null check (size_bytes >= 0),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  await sql`
    create table file_content (
      file_id uuid not null references stored_file on delete cascade,
      chunk_no integer not null check (chunk_no >= 0),
      bytes bytea not null,
      primary key (file_id, chunk_no)
    )`.execute(db);
  // Files come compressed as a rule; a second try costs time and saves nothing.
  await sql`alter table file_content alter column bytes set storage external`.execute(db);
}

/** What every domain stands on: the audit trail, answers to repeated requests, files, and the guard of append-only tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRefuseChange(db);
  await createAuditEvent(db);
  await createIdempotencyKey(db);
  await createFiles(db);
}
