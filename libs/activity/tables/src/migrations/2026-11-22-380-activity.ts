import { type Kysely, sql } from 'kysely';

/** What people write beside a record of any kind; only ever added to. A record is named as the audit trail names it. */
async function createNotes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table note (
      id uuid primary key,
      record text not null,
      record_id uuid not null,
      text text not null check (text <> ''),
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`create index note_by_record on note (record, record_id, created_at, id)`.execute(db);
  await sql`
    create table note_mention (
      note_id uuid not null references note,
      position integer not null check (position >= 0),
      user_id uuid not null references app_user,
      primary key (note_id, position),
      unique (note_id, user_id)
    )`.execute(db);
  await sql`create index note_mention_by_user on note_mention (user_id, note_id)`.execute(db);
  for (const table of ['note', 'note_mention']) {
    await sql`create trigger ${sql.ref(`${table}_is_append_only`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}

/** Files beside a record. The row of a removed one stays without its content, so that the timeline can tell of it. */
async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document (
      id uuid primary key,
      record text not null,
      record_id uuid not null,
      kind text not null check (kind <> ''),
      file_id uuid unique references stored_file,
      name text not null,
      media_type text not null,
      size_bytes bigint not null check (size_bytes > 0),
      removed_at timestamptz,
      removed_by uuid references app_user,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null references app_user,
      check ((file_id is null) = (removed_at is not null)),
      check ((removed_at is null) = (removed_by is null))
    )`.execute(db);
  await sql`create index document_by_record on document (record, record_id, created_at, id)`.execute(db);
}

/** Notes and files beside the records of all columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createNotes(db);
  await createDocuments(db);
}
