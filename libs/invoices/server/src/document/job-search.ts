import { likeAll, numberKey, type Related, searchText } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

const sides = { saleInvoiceLine: 'SALE', purchaseInvoiceLine: 'PURCHASE' } as const;

/**
 * Documents are found by the numbers of the jobs that their lines are of. No column of the list holds them: its id leads there, by an
 * index of those lines alone that have one. Beside a name they are looked for among those that its party has.
 */
export const byJobOf = (lines: keyof typeof sides): Related => ({
  key: 'id',
  from: sql`${sql.table(lines)} as line`,
  keys: [sql`line.invoice_id`],
  text: searchText([sql`line.job_number`]),
  where: sql`line.job_number is not null`,
  hasSeries: true,
  beside: (names, pattern) => sql`
    select job.document_id from document_job as job
    where job.side = ${sql.lit(sides[lines])} and job.party_id = any(array(${names}))
      and ${likeAll(searchText([sql`job.job_number`]), [pattern])}`,
  numbered: (keys) =>
    sql`select line.invoice_id from ${sql.table(lines)} as line where ${numberKey(sql`line.job_number`)} = any(${keys})`,
});
