import type { AddPurchaseInvoiceInput, PurchaseInvoice } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composePurchase } from './compose-purchase';
import { numberAndPost } from './number-and-post';
import { findPurchaseOrRefuse } from './purchase-refusals';
import { insertDraft } from './write-purchase-draft';

/** Adds a draft; with `post` it takes its number and is posted in the same transaction, or neither is there. */
export async function addPurchaseInvoice(
  { post = false, ...terms }: AddPurchaseInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<PurchaseInvoice> {
  const composed = await composePurchase(terms, context.tx, needs);
  const id = await insertDraft(composed, context);
  if (post) await numberAndPost(id, composed, context, needs);

  const added = await findPurchaseOrRefuse(context.tx, id);
  await context.audit({ record: 'purchase invoice', recordId: id, action: post ? 'post' : 'add', after: added });
  return added;
}
