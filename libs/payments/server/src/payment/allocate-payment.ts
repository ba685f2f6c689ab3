import { type AllocatePaymentInput, allocationProblems, type Payment } from '@freightdesk/payments-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { payments, refuseProblems, refuseReversed, tradeOrRefuse } from './payment-refusals';
import { postAdvance } from './post-advance';
import { holdInvoices, underOwnForm } from './settlements';

/** Moves what a payment left as an advance onto invoices: Dr customer advances, Cr debtors; of a vendor the other way round. */
export function allocatePayment(
  { id, version, allocations }: AllocatePaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Payment> {
  return changeRecord(payments, { id, version, action: 'allocate' }, context, async (before) => {
    refuseReversed(before);
    const { currency, number, unallocatedMinor } = before;
    const { payment, partyId } = tradeOrRefuse(before);
    const { direction } = payment;
    const invoices = await holdInvoices(context.tx, { direction, allocations, ...underOwnForm(payment) }, ports);
    refuseProblems(
      allocationProblems({ partyId, currency, allocatableMinor: unallocatedMinor, allocations, invoices }),
    );
    const narration = `Advance of ${number} allocated to ${invoices.map((invoice) => invoice.number).join(', ')}`;
    await postAdvance(before, { allocations, invoices, narration }, context);
  });
}
