import { postVoucher } from '@freightdesk/ledger-server';
import { advanceVoucher, type Allocation, allocatedMinor, type Payment } from '@freightdesk/payments-contract';
import { newId } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { OpenDocument } from '../payments-ports';
import { postUsedTax } from './advance-tax';
import { changePayment } from './payment.repository';
import { tradeOrRefuse } from './payment-refusals';
import { latestDate } from './posting-date';
import { recordAllocations, settlementsOf } from './settlements';

interface Moved {
  allocations: readonly Allocation[];
  invoices: readonly OpenDocument[];
  narration: string;
}

/** Moves what a payment left as an advance onto invoices, or with amounts below zero off them again: one voucher, today. */
export async function postAdvance(
  before: Payment,
  { allocations, invoices, narration }: Moved,
  context: WriteContext,
): Promise<void> {
  const { payment, partyId } = tradeOrRefuse(before);
  const { direction, id, unallocatedMinor } = payment;
  // An advance is used today, but not before it came, nor before the invoice that it settles, nor before what is taken off.
  const date = latestDate([
    context.clock.today(),
    before.date,
    ...invoices.map((invoice) => invoice.date),
    ...before.allocations.map((allocation) => allocation.date),
  ]);
  const settlements = settlementsOf(allocations, invoices);
  const { lines, fxGainPaise } = advanceVoucher({ partyId, payment, unallocatedMinor, settlements });
  const voucherId = newId();
  const used = { partPaise: allocatedMinor(allocations), paymentId: id, partyId, voucherId, date };
  const tax = await postUsedTax(used, context);
  await postVoucher(context, {
    ...{ id: voucherId, type: direction, date, narration },
    document: { type: 'payment', id, number: before.number },
    lines: [...lines, ...tax.lines],
  });
  await tax.keep();
  await recordAllocations(context, { direction, paymentId: id, voucherId, date }, allocations);
  await changePayment(context, id, { fxGainPaise: before.fxGainPaise + fxGainPaise });
}
