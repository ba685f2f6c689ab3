import { type Kysely, sql } from 'kysely';

/** The history and the exceptions of dockets move to the store of all tracking, under the ids they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into tracking_event (id, record, record_id, from_status, to_status, classifier, event_at, location, remarks, reason,
      said, source, recorded_at, recorded_by)
    select id, 'domestic-shipment', docket_id, from_status, to_status, classifier, event_at, location, remarks, reason,
      said, source, recorded_at, recorded_by
    from docket_event`.execute(db);
  await sql`drop table docket_event`.execute(db);
  await sql`
    insert into tracking_exception (id, record, record_id, kind, opened_at, opened_by, closed_at, closed_by)
    select id, 'domestic-shipment', docket_id, kind, opened_at, opened_by, closed_at, closed_by from docket_exception`.execute(
    db,
  );
  await sql`drop table docket_exception`.execute(db);
  await sql`create trigger docket_keeps_its_history before delete on docket
    for each row execute function refuse_losing_history()`.execute(db);
}
