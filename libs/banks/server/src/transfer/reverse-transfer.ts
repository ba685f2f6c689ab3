import { bankProblems, type ReverseTransferInput, type Transfer } from '@freightdesk/banks-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { changeRecord, type RecordKind, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { lockBanks } from '../bank/bank.repository';
import { levelForeignBanks } from '../bank/level-foreign-banks';
import { findTransfer, voucherOfTransfer } from './transfer.repository';

async function findTransferOrRefuse(tx: Tx, id: string): Promise<Transfer> {
  return (
    (await findTransfer(tx, id)) ??
    refuse(commonProblems.not_found, { message: 'This transfer does not exist, or no longer does.' })
  );
}

/** Transfers are only ever added to, so whoever takes one back holds the banks. */
const transfers: RecordKind<Transfer> = { record: 'bank transfer', lock: lockBanks, find: findTransferOrRefuse };

/** Takes a transfer back: both banks hold again what they did, in rupees and in their own currency. The mirror bears today's date. */
export function reverseTransfer(
  { id, version, reason }: ReverseTransferInput,
  context: WriteContext,
): Promise<Transfer> {
  const { tx, clock } = context;
  return changeRecord(transfers, { id, version, action: 'reverse', reason }, context, async (before) => {
    if (before.status === 'REVERSED') refuse(bankProblems.transfer_reversed);
    const today = clock.today();
    const date = today > before.date ? today : before.date;
    const mirrorId = await reverseVoucher(context, {
      ...{ voucherId: await voucherOfTransfer(tx, id), date },
      narration: `${before.number} reversed: ${reason}`,
    });
    const document = { type: 'bank transfer', id, number: before.number };
    await levelForeignBanks(context, { type: 'TRANSFER', date, document, mirrorIds: [mirrorId] });
  });
}
