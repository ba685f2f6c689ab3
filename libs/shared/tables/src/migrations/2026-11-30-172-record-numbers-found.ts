import { type Kysely, sql } from 'kysely';

/** Ground: numbers are found by their beginning and by their end. Made when all are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table record_number add primary key (source, key, record_id, place)`.execute(db);
  await sql`create index record_number_end on record_number (source, (reverse(key) collate "C")) where has_end`.execute(
    db,
  );
  await sql`analyze record_number`.execute(db);
}
