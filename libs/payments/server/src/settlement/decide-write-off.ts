import { postVoucher } from '@freightdesk/ledger-server';
import {
  type ApproveWriteOffInput,
  settlementProblems,
  type Settlement,
  type SettlementReasonInput,
  writeOffProblems,
  writeOffVoucher,
} from '@freightdesk/payments-contract';
import { newId, together, type Tx } from '@freightdesk/shared-database';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { latestDate } from '../payment/posting-date';
import { holdInvoices, recordAllocations } from '../payment/settlements';
import type { PaymentsPorts } from '../payments-ports';
import { settlements } from './find-settlement';
import { askerOf, changeSettlement } from './settlement.repository';
import { refuseProblems } from './settlement-refusals';

/** Somebody else than who asked says that it is given up: only then it is posted, today, as far as it is still outstanding. */
export function approveWriteOff(
  { id, version }: ApproveWriteOffInput,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<Settlement> {
  const { tx, clock, actor } = context;
  return changeRecord(settlements, { id, version, action: 'approve' }, context, async (before) => {
    await refuseOwnOrDecided(before, actor.userId, tx);
    const { document, number, amountMinor, reason, party } = before;
    if (document === null) throw new Error('A write-off is of a document.');
    const { direction, id: invoiceId } = document;
    const allocations = [{ invoiceId, amountMinor }];
    const [invoice] = await holdInvoices(tx, { direction, allocations }, ports);
    refuseProblems(writeOffProblems({ invoiceId, amountMinor }, invoice));
    if (!invoice) throw new Error('The rules refuse one that is not there.');

    const date = latestDate([clock.today(), invoice.date]);
    const { lines, amountPaise } = writeOffVoucher({ partyId: party.id, direction }, { invoice, amountMinor });
    const voucherId = newId();
    const narration = `${document.number} of ${party.name} written off: ${reason ?? ''}`;
    await together(
      postVoucher(context, {
        ...{ id: voucherId, type: 'WRITE_OFF', date, narration, lines },
        document: { type: 'settlement', id, number },
      }),
      recordAllocations(context, { direction, settlementId: id, voucherId, date }, allocations),
      changeSettlement(context, id, { status: 'POSTED', date, amountPaise, voucherId, decidedBy: actor.userId }),
    );
  });
}

/** Nothing is posted; who asked may ask again. */
export function refuseWriteOff(
  { id, version, reason }: SettlementReasonInput,
  context: WriteContext,
): Promise<Settlement> {
  const { tx, actor } = context;
  return changeRecord(settlements, { id, version, action: 'refuse', reason }, context, async (before) => {
    await refuseOwnOrDecided(before, actor.userId, tx);
    await changeSettlement(context, id, { status: 'REFUSED', refuseReason: reason, decidedBy: actor.userId });
  });
}

async function refuseOwnOrDecided({ id, status }: Settlement, userId: string, tx: Tx): Promise<void> {
  if (status !== 'PENDING_APPROVAL') refuse(settlementProblems.not_waiting);
  if ((await askerOf(tx, id)) === userId) refuse(settlementProblems.own_write_off);
}
