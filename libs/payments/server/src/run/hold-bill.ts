import { type DueBill, type HoldBillInput, runLineProblems } from '@freightdesk/payments-contract';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { holdInvoices } from '../payment/settlements';
import type { PaymentsPorts } from '../payments-ports';
import { keepHold } from './bill-hold.repository';
import { openBillsOf } from './due-bills.repository';

/** Keeps a bill out of payment runs, or lets it in again; its own trail has the reason. */
export async function holdBill(
  { invoiceId, reason }: HoldBillInput,
  context: WriteContext,
  { documents }: Pick<PaymentsPorts, 'documents'>,
): Promise<DueBill> {
  const { tx, audit } = context;
  await holdInvoices(tx, { direction: 'PAYMENT', allocations: [{ invoiceId, amountMinor: 1 }] }, { documents });
  const find = async () => (await openBillsOf(tx, [invoiceId]))[0] ?? refuse(runLineProblems.bill_not_open);
  const before = await find();
  await keepHold(context, invoiceId, reason);
  const after = await find();
  await audit({
    ...{ record: 'purchase invoice', recordId: invoiceId, action: reason === null ? 'release bill' : 'hold bill' },
    ...(reason !== null && { reason }),
    before: { holdReason: before.holdReason },
    after: { holdReason: after.holdReason },
  });
  return after;
}
