import { type Kysely, sql } from 'kysely';

/** Free days of the line and what a day after them costs; the days of each container by which they are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add demurrage_free_days int check (demurrage_free_days between 0 and 365),
      add detention_free_days int check (detention_free_days between 0 and 365),
      add demurrage_day_paise bigint check (demurrage_day_paise >= 0),
      add detention_day_paise bigint check (detention_day_paise >= 0)`.execute(db);
  await sql`
    alter table jobcard_container
      add discharged_on date,
      add gate_out_on date check (gate_out_on >= discharged_on),
      add empty_returned_on date check (empty_returned_on >= gate_out_on)`.execute(db);
  await sql`create index jobcard_container_running on jobcard_container (jobcard_id)
    where discharged_on is not null and empty_returned_on is null`.execute(db);
}
