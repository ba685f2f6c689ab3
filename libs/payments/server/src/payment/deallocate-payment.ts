import {
  allocatedMinor,
  type DeallocatePaymentInput,
  deallocationProblems,
  type Payment,
  standingAllocations,
} from '@freightdesk/payments-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { payments, refuseProblems, refuseReversed, tradeOrRefuse } from './payment-refusals';
import { postAdvance } from './post-advance';
import { holdInvoices } from './settlements';

/**
 * Takes what a payment settled off invoices again: they are outstanding, and it is an advance. Nothing that was posted changes: the
 * allocation gets its negative, and a voucher of today moves the worth back, at the rates of both.
 */
export function deallocatePayment(
  { id, version, invoiceIds, reason }: DeallocatePaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Payment> {
  return changeRecord(payments, { id, version, action: 'deallocate', reason }, context, async (before) => {
    refuseReversed(before);
    const { direction } = tradeOrRefuse(before).payment;
    const standing = standingAllocations(before.allocations);
    refuseProblems(deallocationProblems(standing, invoiceIds, before.unallocatedMinor + allocatedMinor(standing)));

    const taken = standing.filter(({ invoiceId }) => invoiceIds.includes(invoiceId));
    const allocations = taken.map(({ invoiceId, amountMinor }) => ({ invoiceId, amountMinor: -amountMinor }));
    const invoices = await holdInvoices(context.tx, { direction, allocations, abroad: 'TAKEN_BACK' }, ports);
    const narration = `${before.number} taken off ${taken.map(({ number }) => number).join(', ')}: ${reason}`;
    await postAdvance(before, { allocations, invoices, narration }, context);
  });
}
