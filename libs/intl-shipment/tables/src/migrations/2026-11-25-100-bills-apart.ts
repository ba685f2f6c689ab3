import { type Kysely, sql } from 'kysely';

/** Master and house bill are made out and given up each in its own way: what was said until now was said of the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobcard rename bl_type to hbl_type`.execute(db);
  await sql`alter table jobcard rename bl_originals to hbl_originals`.execute(db);
  await sql`
    alter table jobcard
      add mbl_type text check (mbl_type in ('ORIGINAL', 'SEAWAY', 'TELEX', 'SURRENDER')),
      add mbl_originals int check (mbl_originals between 0 and 9)`.execute(db);
}
