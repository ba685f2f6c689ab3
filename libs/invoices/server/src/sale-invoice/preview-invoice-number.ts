import type { InvoiceNumber, InvoiceNumberQuery } from '@freightdesk/invoices-contract';
import type { Db } from '@freightdesk/shared-database';
import { branchOrRefuse } from '../document/our-side';
import type { InvoicesNeeds } from '../invoices-needs';

/** The number that the next document would take. It reserves nothing. */
export async function previewInvoiceNumber(
  { kind, date, branchId }: InvoiceNumberQuery,
  db: Db,
  needs: InvoicesNeeds,
): Promise<InvoiceNumber> {
  const branch = await branchOrRefuse(db, branchId, needs);
  return { number: await needs.previewNumber(db, { kind, date, branchId: branch.id }) };
}
