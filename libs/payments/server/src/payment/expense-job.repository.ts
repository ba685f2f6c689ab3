import type { Db } from '@freightdesk/shared-database';

interface NamedJob {
  id: string;
  number: string;
}

export const findJob = (db: Db, id: string): Promise<NamedJob | undefined> =>
  db.selectFrom('jobcard').select(['id', 'number']).where('id', '=', id).executeTakeFirst();

/** The job that an expense was posted to: its voucher says so, which is never changed. */
export const jobOfPayment = (db: Db, id: string): Promise<NamedJob | undefined> =>
  db
    .selectFrom('payment')
    .innerJoin('posting', 'posting.voucherId', 'payment.voucherId')
    .innerJoin('jobcard', 'jobcard.id', 'posting.jobId')
    .where('payment.id', '=', id)
    .where('payment.direction', '=', 'EXPENSE')
    .select(['jobcard.id', 'jobcard.number'])
    .executeTakeFirst();
