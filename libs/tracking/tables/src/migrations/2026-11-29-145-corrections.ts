import { type Kysely, sql } from 'kysely';

/** An event stands in place of another, once: its time or place was told wrongly. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tracking_event
      add corrects uuid references tracking_event,
      add constraint tracking_event_correction_check check (corrects is null or (milestone is not null and reason is not null))`.execute(
    db,
  );
  await sql`create unique index tracking_event_corrected_once on tracking_event (corrects) where corrects is not null`.execute(
    db,
  );
}
