import { type CancelSaleInvoiceInput, type SaleInvoice, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findInvoiceOrRefuse, holdInvoice } from './invoice-refusals';
import { changeInvoice, voucherOf } from './sale-invoice.repository';

/** Reverses an issued document on its own date, so that its month reads as if it had never been; its number stays. */
export async function cancelSaleInvoice(
  { id, version, reason }: CancelSaleInvoiceInput,
  context: WriteContext,
): Promise<SaleInvoice> {
  const { tx } = context;
  const before = await holdInvoice(tx, { id, version });
  const flaw = cancellationFlaw(before);
  if (flaw) refuse(saleInvoiceProblems[flaw]);

  const voucherId = await voucherOf(tx, id);
  if (voucherId) {
    const narration = `${before.number} is cancelled: ${reason}`;
    await reverseVoucher(context, { voucherId, date: before.date, narration });
  }
  await changeInvoice(context, id, { status: 'CANCELLED', cancelReason: reason });

  const after = await findInvoiceOrRefuse(tx, id);
  await context.audit({ record: 'sale invoice', recordId: id, action: 'cancel', before, after, reason });
  return after;
}

/** Why a document can't be cancelled, or null. */
function cancellationFlaw({ status, outstandingMinor, currencyTotalMinor }: SaleInvoice) {
  if (status === 'DRAFT') return 'not_issued';
  if (status === 'CANCELLED') return 'cancelled';
  return outstandingMinor === currencyTotalMinor ? null : 'allocated';
}
