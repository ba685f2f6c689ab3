import { type Kysely, sql } from 'kysely';

/** Proofs of delivery, only ever added to: the last one of a shipment is the one that stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pod (
      id uuid primary key,
      record text not null check (record in ('shipment', 'domestic-shipment')),
      record_id uuid not null,
      receiver_name text not null check (receiver_name <> ''),
      delivered_at timestamptz not null,
      received_on date,
      remarks text,
      document_id uuid not null unique references document,
      uploaded_at timestamptz not null,
      uploaded_by uuid not null references app_user
    )`.execute(db);
  await sql`create index pod_by_record on pod (record_id, id)`.execute(db);
  await sql`create trigger pod_is_append_only before update or delete or truncate on pod
    for each statement execute function refuse_change()`.execute(db);
}
