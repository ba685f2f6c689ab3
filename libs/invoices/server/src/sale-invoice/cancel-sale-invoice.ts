import { type CancelSaleInvoiceInput, type SaleInvoice, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { saleInvoices } from './invoice-refusals';
import { changeInvoice, voucherOf } from './sale-invoice.repository';

/** Reverses an issued document on its own date, so that its month reads as if it had never been; its number stays. */
export function cancelSaleInvoice(
  { id, version, reason }: CancelSaleInvoiceInput,
  context: WriteContext,
): Promise<SaleInvoice> {
  return changeRecord(saleInvoices, { id, version, action: 'cancel', reason }, context, async (before) => {
    const flaw = cancellationFlaw(before);
    if (flaw) refuse(saleInvoiceProblems[flaw]);

    const voucherId = await voucherOf(context.tx, id);
    if (voucherId) {
      const narration = `${before.number} is cancelled: ${reason}`;
      await reverseVoucher(context, { voucherId, date: before.date, narration });
    }
    await changeInvoice(context, id, { status: 'CANCELLED', cancelReason: reason });
  });
}

/** Why a document can't be cancelled, or null. */
function cancellationFlaw({ status, outstandingMinor, currencyTotalMinor }: SaleInvoice) {
  if (status === 'DRAFT') return 'not_issued';
  if (status === 'CANCELLED') return 'cancelled';
  return outstandingMinor === currencyTotalMinor ? null : 'allocated';
}
