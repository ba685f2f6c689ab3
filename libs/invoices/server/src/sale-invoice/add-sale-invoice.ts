import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composeInvoice } from './compose-invoice';
import { findInvoiceOrRefuse } from './invoice-refusals';
import { numberAndPost } from './number-and-post';
import { insertDraft } from './write-draft';

/** Adds a draft; with `issue` it takes its number and is posted in the same transaction, or neither is there. */
export async function addSaleInvoice(
  { issue = false, dateOverrideReason, ...terms }: AddSaleInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<SaleInvoice> {
  const composed = await composeInvoice(terms, context.tx, needs);
  const id = await insertDraft(composed, context);
  if (issue) await numberAndPost({ id, dateOverrideReason }, composed, context, needs);

  const added = await findInvoiceOrRefuse(context.tx, id);
  const told = issue ? { action: 'issue', reason: dateOverrideReason } : { action: 'add' };
  await context.audit({ record: 'sale invoice', recordId: id, ...told, after: added });
  return added;
}
