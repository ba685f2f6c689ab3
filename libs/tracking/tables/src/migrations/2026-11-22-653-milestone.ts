import { type Kysely, sql } from 'kysely';

/**
 * What is told of a milestone without moving the shipment: an estimate, a later word on what has passed. Its states are both where
 * the shipment stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tracking_event
      add milestone text,
      add constraint tracking_event_milestone_check check (milestone is null or from_status = to_status)`.execute(db);
}
