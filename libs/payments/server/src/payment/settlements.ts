import type { Allocation, Settlement } from '@freightdesk/payments-contract';
import { newId, type Tx } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts, Receivable } from '../payments-ports';
import { insertAllocations } from './allocation.repository';

/** The invoices that allocations name, held till commit. Asked for in one order, so that two receipts never deadlock. */
export async function holdInvoices(
  tx: Tx,
  allocations: readonly Allocation[],
  { receivables }: Pick<PaymentsPorts, 'receivables'>,
): Promise<Receivable[]> {
  const ids = [...new Set(allocations.map(({ invoiceId }) => invoiceId))].sort();
  return ids.length === 0 ? [] : receivables(tx, { ids, lock: true });
}

/** Each allocation with its invoice; the rules have seen to it that there is one. */
export const settlementsOf = (allocations: readonly Allocation[], invoices: readonly Receivable[]): Settlement[] =>
  allocations.flatMap(({ invoiceId, amountMinor }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    return invoice ? [{ invoice, amountMinor }] : [];
  });

/** Writes down what a voucher of a payment allocated. */
export async function recordAllocations(
  { tx, actor, clock }: WriteContext,
  voucher: { paymentId: string; voucherId: string; date: string },
  allocations: readonly Allocation[],
): Promise<void> {
  await insertAllocations(
    tx,
    allocations.map(({ invoiceId, amountMinor }) => ({
      ...voucher,
      id: newId(),
      saleInvoiceId: invoiceId,
      amountMinor,
      createdAt: clock.now(),
      createdBy: actor.userId,
    })),
  );
}
