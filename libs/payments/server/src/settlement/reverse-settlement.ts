import { reverseVoucher } from '@freightdesk/ledger-server';
import {
  settlementProblems,
  type Settlement,
  type SettlementReasonInput,
  tradeDirections,
} from '@freightdesk/payments-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { postedAllocations } from '../payment/allocation.repository';
import { latestDate } from '../payment/posting-date';
import { levelShares } from '../payment/level-shares';
import { holdInvoices, settlementsOf, takeBackAllocations } from '../payment/settlements';
import type { PaymentsPorts } from '../payments-ports';
import { settlements } from './find-settlement';
import { changeSettlement } from './settlement.repository';

/** Takes it back as a payment is: its voucher gets its mirror of today, each allocation its negative, and its documents are outstanding again. */
export function reverseSettlement(
  { id, version, reason }: SettlementReasonInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Settlement> {
  const { tx, clock } = context;
  return changeRecord(settlements, { id, version, action: 'reverse', reason }, context, async (before) => {
    const { status, number, vouchers, allocations, party, currency, kind: type } = before;
    if (status === 'REVERSED') refuse(settlementProblems.settlement_reversed);
    const [voucher] = vouchers;
    if (status !== 'POSTED' || !voucher) refuse(settlementProblems.not_posted);
    const sides = [];
    for (const direction of tradeDirections) {
      const ofSide = allocations.filter(({ document }) => document.direction === direction);
      const named = ofSide.map(({ document, amountMinor }) => ({ invoiceId: document.id, amountMinor }));
      const parts = settlementsOf(
        named,
        await holdInvoices(tx, { direction, allocations: named, abroad: 'TAKEN_BACK' }, ports),
      );
      sides.push({ direction, partyId: party.id, currency, parts });
    }
    const date = latestDate([clock.today(), voucher.date]);
    const narration = `${number} reversed: ${reason}`;
    const mirror = await reverseVoucher(context, { voucherId: voucher.id, date, narration });
    const mirrors = new Map([[voucher.id, mirror]]);
    const by = { type, date, mirrors, document: { type: 'settlement', id, number } };
    for (const side of sides) await levelShares(side, by, context);
    await takeBackAllocations(await postedAllocations(tx, 'settlementId', id), { date, mirrors }, context);
    await changeSettlement(context, id, { status: 'REVERSED', reverseReason: reason });
  });
}
