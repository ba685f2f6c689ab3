import { soughtText } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/**
 * The series of the jobs that lines are of, each an entry of its own however many lines there are: a word that is in none of them stands
 * in no number of a job, and no line has to be read to know it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const line of ['sale_invoice_line', 'purchase_invoice_line']) {
    await sql`create index ${sql.id(`${line}_job_series`)} on ${sql.table(line)}
      ((rtrim(${sql.raw(soughtText(['job_number']))}, '0123456789'))) where job_number is not null`.execute(db);
    await sql`analyze ${sql.table(line)}`.execute(db);
  }
}
