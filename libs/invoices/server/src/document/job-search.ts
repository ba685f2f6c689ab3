import { numberKey, type Related, searchText } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/**
 * Documents are found by the numbers of the jobs that their lines are of. No column of the list holds them: its id leads there, by an
 * index of those lines alone that have one.
 */
export const byJobOf = (lines: 'saleInvoiceLine' | 'purchaseInvoiceLine'): Related => ({
  key: 'id',
  from: sql`${sql.table(lines)} as line`,
  keys: [sql`line.invoice_id`],
  text: searchText([sql`line.job_number`]),
  where: sql`line.job_number is not null`,
  hasSeries: true,
  numbered: (keys) =>
    sql`select line.invoice_id from ${sql.table(lines)} as line where ${numberKey(sql`line.job_number`)} = any(${keys})`,
});
