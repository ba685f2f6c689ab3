import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface NamedJob {
  id: string;
  number: string;
}

export const findJob = (db: Db, id: string): Promise<NamedJob | undefined> =>
  db.selectFrom('jobcard').select(['id', 'number']).where('id', '=', id).executeTakeFirst();

/** The job that a payment, if it is an expense, was posted to: its voucher says so, which is never changed. */
export const jobOfExpense = sql<NamedJob | null>`(
  select jsonb_build_object('id', job.id, 'number', job.number)
  from posting join jobcard job on job.id = posting.job_id
  where posting.voucher_id = payment.voucher_id and payment.direction = 'EXPENSE' limit 1)`;
