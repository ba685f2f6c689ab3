import { type Kysely, sql } from 'kysely';

/** A file that proves what its record says is not taken away from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table document
      add is_held boolean not null default false,
      add constraint document_held_is_there check (not is_held or file_id is not null)`.execute(db);
}
