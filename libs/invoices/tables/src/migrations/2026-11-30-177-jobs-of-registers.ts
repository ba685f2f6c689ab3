import { type Kysely, sql } from 'kysely';

/** Invoices: what registers keep of jobs stands by the number of the job, so that a page of them reads so many of each month and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index register_sum_of_jobs on register_sum (side, first_day, (nullif(job, '')), (nullif(whose, '')))
    where part = 'JOB'`.execute(db);
  // How many jobs there are is known once they are counted by it.
  await sql`analyze register_sum`.execute(db);
}
