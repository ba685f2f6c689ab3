import type { IssueSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composeInvoice, type InvoiceTerms } from './compose-invoice';
import { findInvoiceOrRefuse, holdDraft } from './invoice-refusals';
import { numberAndPost } from './number-and-post';
import { rewriteDraft } from './write-draft';

/** Issues a draft: composed anew, numbered and posted in one transaction. */
export async function issueSaleInvoice(
  { dateOverrideReason: reason, ...asked }: IssueSaleInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<SaleInvoice> {
  const { tx } = context;
  const before = await holdDraft(tx, asked, 'already_issued');
  const composed = await composeInvoice(termsOf(before), tx, needs);
  await rewriteDraft(asked.id, composed, context);
  await numberAndPost({ id: asked.id, dateOverrideReason: reason }, composed, context, needs);

  const after = await findInvoiceOrRefuse(tx, asked.id);
  await context.audit({ record: 'sale invoice', recordId: asked.id, action: 'issue', before, after, reason });
  return after;
}

/** What the draft was written with. */
const termsOf = ({ party, placeOfSupply, ...draft }: SaleInvoice): InvoiceTerms => ({
  ...draft,
  partyId: party.id,
  partyGstin: party.gstin,
  placeOfSupply: draft.placeOfSupplyReason ? placeOfSupply.stateCode : null,
});
