import type { PurchaseInvoice, UpdatePurchaseInvoiceInput } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composePurchase } from './compose-purchase';
import { findPurchaseOrRefuse, holdDraft } from './purchase-refusals';
import { rewriteDraft } from './write-purchase-draft';

/** Writes a draft anew. What is posted stays as it is. */
export async function updatePurchaseInvoice(
  { id, version, ...terms }: UpdatePurchaseInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<PurchaseInvoice> {
  const before = await holdDraft(context.tx, { id, version }, 'posted');
  await rewriteDraft(id, await composePurchase(terms, context.tx, needs), context);

  const after = await findPurchaseOrRefuse(context.tx, id);
  await context.audit({ record: 'purchase invoice', recordId: id, action: 'update', before, after });
  return after;
}
