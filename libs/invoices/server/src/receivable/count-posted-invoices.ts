import type { Db } from '@freightdesk/shared-database';

/** How many issued documents charge for a job: while there is any, the job is not cancelled. Handed to jobs by the app's wiring. */
export async function countPostedInvoices(db: Db, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saleInvoiceLine')
    .innerJoin('saleInvoice', 'saleInvoice.id', 'saleInvoiceLine.invoiceId')
    .select(({ fn }) => fn.count<number>('saleInvoice.id').distinct().as('count'))
    .where('saleInvoiceLine.jobId', '=', jobId)
    .where('saleInvoice.status', '=', 'ISSUED')
    .executeTakeFirstOrThrow();
  return count;
}
