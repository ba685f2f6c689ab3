import { type Kysely, sql } from 'kysely';

/**
 * Tracking: open exceptions in the order in which work is shown, by the record where many were opened at one moment, as those are that a rule
 * finds overnight. Without it each of them was looked up to tell which come first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index tracking_exception_open`.execute(db);
  await sql`create index tracking_exception_open on tracking_exception (record, opened_at, record_id)
    where closed_at is null`.execute(db);
}
