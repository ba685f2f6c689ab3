import { type Kysely, sql } from 'kysely';

/** How far a month is locked, and when its returns were filed. What was locked before is locked for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table period_lock
    add column kind text not null default 'HARD' check (kind in ('SOFT', 'GST_FILED', 'HARD')),
    add column gst_filed_on date,
    add column gst_reference text,
    add constraint period_lock_is_filed check (kind <> 'GST_FILED' or gst_filed_on is not null)`.execute(db);
}
