import { reverseVoucher } from '@freightdesk/ledger-server';
import { type Payment, type ReversePaymentInput, standingAllocations } from '@freightdesk/payments-contract';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import { takeTaxBack } from './advance-tax';
import { postedAllocations } from './allocation.repository';
import { levelShares } from './level-shares';
import { holdInvoices, settlementsOf, takeBackAllocations } from './settlements';
import type { PaymentsPorts } from '../payments-ports';
import { latestDate } from './posting-date';
import { changePayment } from './payment.repository';
import { payments, refuseAssigned, refuseRefunded, refuseReversed } from './payment-refusals';
import { takeRefundBack } from './refund-payment';

/**
 * Takes a payment back: every voucher of it gets its mirror, every allocation its negative, so the invoices are outstanding
 * again. A cheque that came back did so today, whatever month it was banked in: the mirrors bear today's date.
 */
export async function reversePayment(
  { id, version, reason }: ReversePaymentInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Payment> {
  const { tx, clock } = context;
  await ports.holdBankOfPayment(tx, id);
  return changeRecord(payments, { id, version, action: 'reverse', reason }, context, async (before) => {
    refuseReversed(before);
    refuseAssigned(before);
    refuseRefunded(before);
    const { direction, party, number, currency } = before;
    const allocations = standingAllocations(before.allocations);
    const invoices = await holdInvoices(tx, { direction, allocations, abroad: 'TAKEN_BACK' }, ports);

    // An allocation may bear a later day than today, if its invoice does; no mirror comes before what it mirrors.
    const date = latestDate([clock.today(), ...before.vouchers.map((voucher) => voucher.date)]);
    const mirrors = await mirrorVouchers(before, { date, reason }, context);
    if (party && direction !== 'EXPENSE') {
      const settled = { direction, partyId: party.id, currency, parts: settlementsOf(allocations, invoices) };
      const by = { type: direction, date, mirrors, document: { type: 'payment', id, number } };
      await levelShares(settled, by, context);
    }
    const document = { type: 'payment', id, number };
    await ports.levelForeignBanks(context, { type: direction, date, document, mirrorIds: [...mirrors.values()] });
    await takeBackAllocations(await postedAllocations(tx, 'paymentId', id), { date, mirrors }, context);
    await takeTaxBack({ paymentId: id }, { date, mirrors }, context, ports);
    if (before.refundOf)
      await takeRefundBack(
        before.refundOf.id,
        { refundId: id, backMinor: before.amountMinor, reason, date, mirrors },
        context,
        ports,
      );
    await changePayment(context, id, { status: 'REVERSED', reverseReason: reason, fxGainPaise: 0 });
  });
}

/** The mirror of each voucher, by the id of what it mirrors. */
async function mirrorVouchers(
  { number, vouchers }: Payment,
  { date, reason }: { date: string; reason: string },
  context: WriteContext,
): Promise<Map<string, string>> {
  const mirrors = new Map<string, string>();
  for (const voucher of vouchers) {
    const narration = `${number} reversed: ${reason}`;
    mirrors.set(voucher.id, await reverseVoucher(context, { voucherId: voucher.id, date, narration }));
  }
  return mirrors;
}
