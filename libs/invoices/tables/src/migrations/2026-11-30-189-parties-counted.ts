import { type Kysely, sql } from 'kysely';

/**
 * Invoices: of how many parties months and years are, is counted in indexes. How many jobs a customer has stands in one, since he is none any more
 * when the last of them is another's; it is written when a job comes or goes, and not by what is posted for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index job_group_sum_of_jobs on job_group_sum (part, first_day, whose) include (jobs)`.execute(db);
  await sql`create index withheld_parties_of_month on withheld_party_month (month, side, party_id)`.execute(db);
}
