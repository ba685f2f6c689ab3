import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const runs = {
  record: 'payment run',
  read: 'payment.read',
  by: 'day',
  hasDays: true,
} as const;

/** Runs that somebody prepared and another person is to look at: the bell rings for all who may, and for none who had a hand in it. */
export const runsToApprove: DueSource = {
  ...runs,
  name: 'paymentRun.approve',
  label: 'Payment run to approve',
  act: 'Approve',
  sparesSome: true,
  // At once: the day on which it is to be paid may be weeks ahead.
  ringsHoursBefore: 24 * 366,
  rows: ({ db }) =>
    runsThatAre(db, 'SUBMITTED').select(
      sql<string[]>`array[payment_run.created_by, payment_run.prepared_by, payment_run.submitted_by]`.as('notForIds'),
    ),
};

/** Runs that the bank is to pay, or that were paid and nobody said so. */
export const runsToPay: DueSource = {
  ...runs,
  name: 'paymentRun.pay',
  label: 'Payment run to pay',
  act: 'Pay',
  rows: ({ db }) => runsThatAre(db, 'APPROVED'),
};

const runsThatAre = (db: Parameters<DueSource['rows']>[0]['db'], status: 'SUBMITTED' | 'APPROVED') =>
  db
    .selectFrom('paymentRun')
    .where('paymentRun.status', '=', status)
    .select([
      'paymentRun.id',
      sql<string | null>`null`.as('number'),
      'paymentRun.title',
      sql<string>`payment_run.pay_on`.as('due'),
      sql<string | null>`null::uuid`.as('ownerId'),
    ]);
