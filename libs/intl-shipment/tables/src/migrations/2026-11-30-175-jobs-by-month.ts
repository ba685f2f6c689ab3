import { type Kysely, sql } from 'kysely';

/** Jobs: those of a month by their number, so that a page of the jobs of a year reads so many of each month and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobcard_of_month on jobcard ((date_trunc('month', date::timestamp)::date), number, id)
    where status <> 'CANCELLED'`.execute(db);
  // How many jobs a month has is known once they are counted by it.
  await sql`analyze jobcard`.execute(db);
}
