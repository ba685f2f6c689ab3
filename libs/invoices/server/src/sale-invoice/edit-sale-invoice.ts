import type { EditSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesNeeds } from '../invoices-needs';
import { composeInvoice } from './compose-invoice';
import { findInvoiceOrRefuse, holdDraft } from './invoice-refusals';
import { rewriteDraft } from './write-draft';

/** Writes a draft anew. What is issued stays as it is. */
export async function editSaleInvoice(
  { id, version, ...terms }: EditSaleInvoiceInput,
  context: WriteContext,
  needs: InvoicesNeeds,
): Promise<SaleInvoice> {
  const before = await holdDraft(context.tx, { id, version }, 'issued');
  await rewriteDraft(id, await composeInvoice(terms, context.tx, needs), context);

  const after = await findInvoiceOrRefuse(context.tx, id);
  await context.audit({ record: 'sale invoice', recordId: id, action: 'edit', before, after });
  return after;
}
