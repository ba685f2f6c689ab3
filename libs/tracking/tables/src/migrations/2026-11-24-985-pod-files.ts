import { type Kysely, sql } from 'kysely';

/** A proof of several pages or photographs: the files after its first one, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pod_file (
      document_id uuid primary key references document,
      pod_id uuid not null references pod,
      position integer not null check (position > 1),
      unique (pod_id, position)
    )`.execute(db);
  await sql`create trigger pod_file_is_append_only before update or delete or truncate on pod_file
    for each statement execute function refuse_change()`.execute(db);
}
