import {
  type CancelPurchaseInvoiceInput,
  type PurchaseInvoice,
  purchaseInvoiceProblems,
} from '@freightdesk/invoices-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { changePurchase } from './purchase-invoice.repository';
import { purchaseInvoices } from './purchase-refusals';

/** Reverses a posted bill on its own date, so that its month reads as if it had never been; its number stays. */
export function cancelPurchaseInvoice(
  { id, version, reason }: CancelPurchaseInvoiceInput,
  context: WriteContext,
): Promise<PurchaseInvoice> {
  return changeRecord(purchaseInvoices, { id, version, action: 'cancel', reason }, context, async (before) => {
    const flaw = cancellationFlaw(before);
    if (flaw) refuse(purchaseInvoiceProblems[flaw]);

    if (before.voucherId) {
      const narration = `${before.number} is cancelled: ${reason}`;
      await reverseVoucher(context, { voucherId: before.voucherId, date: before.date, narration });
    }
    await changePurchase(context, id, { status: 'CANCELLED', cancelReason: reason });
  });
}

/** Why a bill can't be cancelled, or null. */
function cancellationFlaw({ status, outstandingMinor, payableMinor }: PurchaseInvoice) {
  if (status === 'DRAFT') return 'not_posted';
  if (status === 'CANCELLED') return 'cancelled';
  return outstandingMinor === payableMinor ? null : 'allocated';
}
