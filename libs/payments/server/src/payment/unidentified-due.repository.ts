import type { DueSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { receiptsLeft } from './unidentified.repository';

/** Money of which nobody knows yet who paid it: his invoices are chased all the while. The oldest come first. */
export const receiptsToAssign: DueSource = {
  name: 'payment.unidentified',
  record: 'payment',
  read: 'payment.read',
  label: 'Unidentified receipt',
  act: 'Assign',
  by: 'age',
  hasDays: true,
  rows: ({ db }) =>
    receiptsLeft(db).select([
      'payment.id',
      'payment.number',
      sql<string>`coalesce(payment.reference, '')`.as('title'),
      'payment.date as due',
      sql<string | null>`null::uuid`.as('ownerId'),
    ]),
};
