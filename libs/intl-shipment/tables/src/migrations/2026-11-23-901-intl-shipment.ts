import { type Kysely, sql } from 'kysely';

/** What customs ask of the goods, where the term of delivery names, and where a job's goods change vessels. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add incoterm_place text,
      add transhipment text,
      add export_scheme text,
      add fob_paise bigint check (fob_paise >= 0),
      add assessable_paise bigint check (assessable_paise >= 0),
      add duty_challan_no text`.execute(db);
}
