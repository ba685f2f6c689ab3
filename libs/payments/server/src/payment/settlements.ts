import type { Allocation, PaymentDirection, Settlement, TradeDirection } from '@freightdesk/payments-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { OpenDocument, PaymentsPorts } from '../payments-ports';
import { insertAllocations } from './allocation.repository';

/** The invoices that allocations name, held till commit. Asked for in one order, so that two payments never deadlock. */
export async function holdInvoices(
  tx: Tx,
  { direction, allocations }: { direction: PaymentDirection; allocations: readonly Allocation[] },
  { documents }: Pick<PaymentsPorts, 'documents'>,
): Promise<OpenDocument[]> {
  const ids = [...new Set(allocations.map(({ invoiceId }) => invoiceId))].sort();
  if (ids.length === 0 || direction === 'EXPENSE') return [];
  return documents[direction](tx, { ids, lock: true });
}

/** Each allocation with its invoice; the rules have seen to it that there is one. */
export const settlementsOf = (allocations: readonly Allocation[], invoices: readonly OpenDocument[]): Settlement[] =>
  allocations.flatMap(({ invoiceId, amountMinor }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    return invoice ? [{ invoice, amountMinor }] : [];
  });

interface Posted {
  direction: TradeDirection;
  paymentId: string;
  voucherId: string;
  date: string;
}

/** Writes down what a voucher of a payment allocated: a receipt to invoices of ours, a payment to vendors' bills. */
export async function recordAllocations(
  { tx, actor, clock }: WriteContext,
  { direction, ...voucher }: Posted,
  allocations: readonly Allocation[],
): Promise<void> {
  await insertAllocations(
    tx,
    allocations.map(({ invoiceId, amountMinor }) => ({
      ...voucher,
      id: newId(),
      saleInvoiceId: direction === 'RECEIPT' ? invoiceId : null,
      purchaseInvoiceId: direction === 'PAYMENT' ? invoiceId : null,
      amountMinor,
      createdAt: clock.now(),
      createdBy: actor.userId,
    })),
  );
}
