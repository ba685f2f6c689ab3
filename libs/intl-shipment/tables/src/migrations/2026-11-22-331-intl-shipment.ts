import { type Kysely, sql } from 'kysely';

/** The history of shipments moves to the store of all tracking, under the ids it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tracking_event (id, record, record_id, from_status, to_status, classifier, event_at, location, remarks, reason,
      skipped, said, source, recorded_at, recorded_by)
    select id, 'shipment', shipment_id, from_status, to_status, classifier, event_at, location, remarks, reason,
      skipped, said, source, recorded_at, recorded_by
    from shipment_event`.execute(db);
  await sql`drop table shipment_event`.execute(db);
  await sql`create trigger shipment_keeps_its_history before delete on shipment
    for each row execute function refuse_losing_history()`.execute(db);
}
