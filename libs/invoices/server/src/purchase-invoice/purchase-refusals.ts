import { type PurchaseInvoice, purchaseInvoiceProblems } from '@freightdesk/invoices-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse, requireVersion } from '@freightdesk/shared-server-kit';
import { findPurchaseInvoice } from './find-purchase-invoice';
import { lockPurchase } from './purchase-invoice.repository';

export async function findPurchaseOrRefuse(db: Db, id: string): Promise<PurchaseInvoice> {
  return (
    (await findPurchaseInvoice(db, id)) ??
    refuse(commonProblems.not_found, { message: 'This bill does not exist, or no longer does.' })
  );
}

export const purchaseInvoices: RecordKind<PurchaseInvoice> = {
  record: 'purchase invoice',
  lock: lockPurchase,
  find: findPurchaseOrRefuse,
};

/** A draft, held till commit. `ifPosted` is what to say where it is one no more: the words differ for changing and posting. */
export async function holdDraft(
  tx: Tx,
  asked: { id: string; version: number },
  ifPosted: 'posted' | 'already_posted',
): Promise<PurchaseInvoice> {
  await lockPurchase(tx, asked.id);
  const invoice = await findPurchaseOrRefuse(tx, asked.id);
  // Before the version: whoever changes a posted bill is told that it is posted, not that it changed.
  if (invoice.status === 'CANCELLED') refuse(purchaseInvoiceProblems.cancelled);
  if (invoice.status !== 'DRAFT') refuse(purchaseInvoiceProblems[ifPosted]);
  requireVersion(invoice, asked.version);
  return invoice;
}
