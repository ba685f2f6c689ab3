import { type Kysely, sql } from 'kysely';

/** The letter of undertaking under which exports go without tax (CGST Rules, rule 96A): all of it is known, or nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table company
      add column lut_number text,
      add column lut_valid_from date,
      add column lut_valid_until date,
      add constraint company_lut_is_whole check (num_nulls(lut_number, lut_valid_from, lut_valid_until) in (0, 3)),
      add constraint company_lut_ends_after_it_begins check (lut_valid_from <= lut_valid_until)`.execute(db);
}
