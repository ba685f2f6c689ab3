import type { InvoiceNumber, PurchaseNumberQuery } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { branchOrRefuse } from '../document/our-side';
import type { InvoicesNeeds } from '../invoices-needs';

/** The number that the next bill would take. It reserves nothing. */
export async function previewPurchaseNumber(
  { date, branchId }: PurchaseNumberQuery,
  db: Db,
  needs: InvoicesNeeds,
): Promise<InvoiceNumber> {
  const branch = await branchOrRefuse(db, branchId, needs);
  return { number: await needs.previewNumber(db, { kind: 'PURCHASE_INVOICE', date, branchId: branch.id }) };
}
