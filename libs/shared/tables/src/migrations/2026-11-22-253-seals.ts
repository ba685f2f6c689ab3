import { type Kysely, sql } from 'kysely';

/**
 * The chain of seals. Each link holds the hash of one record as it was when it was sealed, and a hash made of that and of the
 * link before it: who changes, removes or adds a record must make anew every link after it, and the last one is known elsewhere.
 */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seal (
      position bigint primary key check (position > 0),
      source text not null,
      record_id uuid not null,
      row_hash text not null,
      chain_hash text not null,
      -- When it was written; of what was written long ago, when that was noted.
      noted_at timestamptz not null,
      sealed_at timestamptz not null,
      unique (source, record_id)
    )`.execute(db);
  await sql`create index seal_by_time_noted on seal (source, noted_at)`.execute(db);
  await sql`create trigger seal_is_append_only before update or delete or truncate on seal
    for each statement execute function refuse_change()`.execute(db);
  // Written with the record, so that one which commits late, or under a clock that was set back, is sealed all the same.
  await sql`
    create table to_seal (
      source text not null,
      record_id uuid not null,
      noted_at timestamptz not null default clock_timestamp(),
      primary key (source, record_id)
    )`.execute(db);
  await sql`create trigger to_seal_is_never_changed before update or truncate on to_seal
    for each statement execute function refuse_change()`.execute(db);
}

/**
 * The guard that notes a record as it is written, for whatever is sealed. A table that sets it also notes what is there already,
 * to be sealed at the first round.
 */
async function createNoteToSeal(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_to_seal() returns trigger language plpgsql as $$
    begin
      insert into to_seal (source, record_id)
      select tg_argv[0], new.id where not exists (select from seal where source = tg_argv[0] and record_id = new.id)
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`alter function note_to_seal() set search_path = pg_catalog, public, pg_temp`.execute(db);
  await sql`alter function note_to_seal() set plan_cache_mode = force_custom_plan`.execute(db);
}

/** Audit: records are sealed into a chain, so that whatever happens to them behind the product's back is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createNoteToSeal(db);
  await sql`create trigger audit_event_is_noted_to_seal after insert on audit_event
    for each row execute function note_to_seal('audit event')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'audit event', id from audit_event`.execute(db);
}
