import { type FollowUpInput, type SaleInvoice, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { refuseAt } from '../document/refuse-at';
import { changeInvoice } from './sale-invoice.repository';
import { saleInvoices } from './sale-invoices';

/** Keeps what the customer said of what he owes; the document stays as it was issued. */
export function followUpInvoice(
  { id, version, promisedOn, dispute }: FollowUpInput,
  context: WriteContext,
): Promise<SaleInvoice> {
  return changeRecord(saleInvoices, { id, version, action: 'follow up' }, context, async (before) => {
    if (before.outstandingMinor <= 0) refuse(saleInvoiceProblems.nothing_owed);
    // A promise that was broken stays as it was said.
    const isNew = promisedOn !== null && promisedOn !== before.promisedOn;
    if (isNew && promisedOn < context.clock.today()) refuseAt(saleInvoiceProblems.promised_before, 'promisedOn');
    await changeInvoice(context, id, { promisedOn, dispute: dispute || null });
  });
}
