import { type Kysely, sql } from 'kysely';

/** The audit trail read by kind of record and by day, the newest first, however long it has grown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_event_by_kind on audit_event (record, at, id)`.execute(db);
  // The day of the company's clocks, as people filter by it.
  await sql`create index audit_event_by_day on audit_event ((cast(at at time zone 'Asia/Kolkata' as date)))`.execute(
    db,
  );
}
