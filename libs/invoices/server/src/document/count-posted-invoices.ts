import type { Db } from '@freightdesk/shared-database';

/**
 * How many issued or posted documents charge for a job or book a cost to it: while there is any, the job is not cancelled.
 * Handed to jobs by the app's wiring.
 */
export async function countPostedInvoices(db: Db, jobId: string): Promise<number> {
  const sales = db
    .selectFrom('saleInvoiceLine')
    .innerJoin('saleInvoice', 'saleInvoice.id', 'saleInvoiceLine.invoiceId')
    .select('saleInvoice.id')
    .where('saleInvoiceLine.jobId', '=', jobId)
    .where('saleInvoice.status', '=', 'ISSUED');
  const purchases = db
    .selectFrom('purchaseInvoiceLine')
    .innerJoin('purchaseInvoice', 'purchaseInvoice.id', 'purchaseInvoiceLine.invoiceId')
    .select('purchaseInvoice.id')
    .where('purchaseInvoiceLine.jobId', '=', jobId)
    .where('purchaseInvoice.status', '=', 'POSTED');
  const { count } = await db
    .selectFrom(sales.union(purchases).as('document'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
