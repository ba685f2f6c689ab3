import { dayAndAmount, type SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** Found by a word of its name: it has no number. */
export const runSearch: SearchSource = {
  record: 'payment run',
  read: 'payment.read',
  numbers: [],
  names: {
    table: 'paymentRun',
    kept: 'searchName',
    label: 'Payment run',
    shown: sql`payment_run.title`,
    forgives: 'searchName',
  },
  rows: (db) =>
    db
      .selectFrom('paymentRun')
      .select(['paymentRun.id', sql<string | null>`null`.as('number'), 'paymentRun.title'])
      .select(dayAndAmount(sql`payment_run.pay_on`, sql`payment_run.total_paise`).as('subtitle')),
};
