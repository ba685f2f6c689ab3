import { type Kysely, sql } from 'kysely';

/** What happened to a shipment of any kind; only ever added to. A record is named as the audit trail names it. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_event (
      id uuid primary key,
      record text not null check (record in ('shipment', 'domestic-shipment')),
      record_id uuid not null,
      from_status text,
      to_status text not null,
      classifier text not null check (classifier in ('PLN', 'EST', 'ACT')),
      event_at timestamptz not null,
      location text,
      remarks text,
      reason text,
      skipped text[] not null default '{}',
      said jsonb not null default '{}',
      source text not null check (source in ('manual', 'import', 'system')),
      recorded_at timestamptz not null,
      recorded_by uuid not null references app_user
    )`.execute(db);
  await sql`create index tracking_event_by_record on tracking_event (record_id, id)`.execute(db);
  await sql`create trigger tracking_event_is_append_only before update or delete or truncate on tracking_event
    for each statement execute function refuse_change()`.execute(db);
}

/** What went wrong on the way: opened, and closed when it is settled. */
async function createExceptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_exception (
      id uuid primary key,
      record text not null check (record in ('shipment', 'domestic-shipment')),
      record_id uuid not null,
      kind text not null check (kind in ('DELAYED', 'SHORT_LANDED', 'DAMAGED', 'DOCUMENT_ISSUE')),
      opened_at timestamptz not null,
      opened_by uuid not null references app_user,
      closed_at timestamptz,
      closed_by uuid references app_user,
      check ((closed_at is null) = (closed_by is null))
    )`.execute(db);
  await sql`create index tracking_exception_by_record on tracking_exception (record_id, id)`.execute(db);
  await sql`create unique index tracking_exception_open_once on tracking_exception (record_id, kind)
    where closed_at is null`.execute(db);
}

/** The columns attach this to their shipments, before delete: a reference cannot point into several tables. */
async function createRefuseLosingHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_losing_history() returns trigger language plpgsql as $$
    begin
      if exists (select from tracking_event where record_id = old.id)
        or exists (select from tracking_exception where record_id = old.id) then
        raise exception '% has a history: it is never deleted', tg_table_name using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  await sql`alter function refuse_losing_history() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** One store for the history and the exceptions of all shipments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db);
  await createExceptions(db);
  await createRefuseLosingHistory(db);
}
