import { journalProblemKinds } from '@freightdesk/ledger-contract';
import { isUniqueViolation } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { reverseVoucher } from '../voucher/post-voucher';

/** The mirror of a journal. Nothing is held for it: a voucher has one mirror, and who comes second is told by the database. */
export async function postMirror(
  { id, number }: { id: string; number: string },
  { date, reason }: { date: string; reason: string },
  context: WriteContext,
): Promise<void> {
  const mirror = { voucherId: id, date, narration: `${number} reversed: ${reason}` };
  await reverseVoucher(context, mirror).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'voucher_reverses_id_key')) throw error;
    refuse(journalProblemKinds.journal_reversed);
  });
}
