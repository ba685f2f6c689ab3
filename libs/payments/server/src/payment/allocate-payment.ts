import { postVoucher } from '@freightdesk/ledger-server';
import {
  advanceVoucher,
  type AllocatePaymentInput,
  allocatedMinor,
  allocationProblems,
  type Payment,
} from '@freightdesk/payments-contract';
import { newId } from '@freightdesk/shared-database';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import { postUsedTax } from './advance-tax';
import { changePayment } from './payment.repository';
import { latestDate } from './posting-date';
import { payments, refuseProblems, refuseReversed, tradeOrRefuse } from './payment-refusals';
import type { PaymentsPorts } from '../payments-ports';
import { holdInvoices, recordAllocations, settlementsOf } from './settlements';

/** Moves what a payment left as an advance onto invoices: Dr customer advances, Cr debtors; of a vendor the other way round. */
export function allocatePayment(
  { id, version, allocations }: AllocatePaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Payment> {
  const { tx, clock } = context;
  return changeRecord(payments, { id, version, action: 'allocate' }, context, async (before) => {
    refuseReversed(before);
    const { currency, unallocatedMinor } = before;
    const { payment, partyId } = tradeOrRefuse(before);
    const { direction } = payment;
    const invoices = await holdInvoices(tx, { direction, allocations }, ports);
    refuseProblems(
      allocationProblems({ partyId, currency, allocatableMinor: unallocatedMinor, allocations, invoices }),
    );

    // An advance is used today, but not before it came nor before the invoice that it settles.
    const date = latestDate([clock.today(), before.date, ...invoices.map((invoice) => invoice.date)]);
    const settlements = settlementsOf(allocations, invoices);
    const { lines, fxGainPaise } = advanceVoucher({ partyId, payment, unallocatedMinor, settlements });
    const voucherId = newId();
    const used = { leftPaise: unallocatedMinor, partPaise: allocatedMinor(allocations) };
    const tax = await postUsedTax({ ...used, paymentId: id, partyId, voucherId, date }, context);
    await postVoucher(context, {
      id: voucherId,
      type: direction,
      date,
      narration: `Advance of ${before.number} allocated to ${invoices.map(({ number }) => number).join(', ')}`,
      document: { type: 'payment', id, number: before.number },
      lines: [...lines, ...tax.lines],
    });
    await tax.keep();
    await recordAllocations(context, { direction, paymentId: id, voucherId, date }, allocations);
    await changePayment(context, id, { fxGainPaise: before.fxGainPaise + fxGainPaise });
  });
}
