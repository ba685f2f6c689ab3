import type { PostPurchaseInvoiceInput, PurchaseInvoice } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composePurchase, type PurchaseTerms } from './compose-purchase';
import { numberAndPost } from './number-and-post';
import { findPurchaseOrRefuse, holdDraft } from './purchase-refusals';
import { rewriteDraft } from './write-purchase-draft';

/** Posts a draft: composed anew with what the year has by now, numbered and posted in one transaction. */
export async function postPurchaseInvoice(
  asked: PostPurchaseInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<PurchaseInvoice> {
  const { tx } = context;
  const before = await holdDraft(tx, asked, 'already_posted');
  const composed = await composePurchase(termsOf(before), tx, needs);
  await rewriteDraft(asked.id, composed, context);
  await numberAndPost(asked.id, composed, context, needs);

  const after = await findPurchaseOrRefuse(tx, asked.id);
  await context.audit({ record: 'purchase invoice', recordId: asked.id, action: 'post', before, after });
  return after;
}

/** What the draft was written with. */
const termsOf = ({ party, ...draft }: PurchaseInvoice): PurchaseTerms => ({
  ...draft,
  partyId: party.id,
  partyGstin: party.gstin,
});
