import { type Match, matchProblems, type ReturnChequeInput } from '@freightdesk/reconciliation-contract';
import { newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, holdBank } from '../bank.repository';
import { findMatch, insertMatch, removeMatch, unpark } from '../match/match.repository';
import { linesNamed } from '../match/open-items.repository';
import { refuseDiffering, toldOf } from '../match/reconcile';
import type { ReconciliationPorts } from '../reconciliation-ports';
import { mirrorEntry, partsOfMatch, paymentOfEntry } from './cheque.repository';

/**
 * A cheque that came back: its payment is taken back, so what it settled is open again, and the mirror is what the statement's line
 * tells. That the bank had counted it before stays matched: both happened.
 */
export async function returnCheque(
  { bankId, lineId, entryId, reason }: ReturnChequeInput,
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<Match> {
  const { tx } = context;
  const bank = await findBankOrRefuse(tx, bankId);
  await holdBank(context, bank.id);
  const [line] = await linesNamed(tx, bank.id, [lineId]);
  if (!line) refuse(matchProblems.not_of_bank);
  if (line.isMatched) refuse(matchProblems.already_matched);
  const { id, version, voucherId, amountMinor, matchId } =
    (await paymentOfEntry(tx, bank, entryId)) ?? refuse(matchProblems.not_a_cheque);
  refuseDiffering(bank, line.amountMinor, -amountMinor);

  // A voucher is not taken back while it stands matched.
  const before = matchId === null ? null : await partsOfMatch(tx, matchId);
  if (matchId !== null) await removeMatch(tx, matchId);
  await ports.reversePayment({ id, version, reason }, context);
  if (before) await insertMatch(context, { id: newId(), bankId: bank.id, ...before });

  const mirror = await mirrorEntry(tx, bank, voucherId);
  if (mirror === undefined) throw new Error(`The payment ${id} was taken back without an entry at its bank.`);
  const returned = newId();
  await insertMatch(context, { id: returned, bankId: bank.id, lineIds: [lineId], entryIds: [mirror] });
  await unpark(tx, [lineId]);
  const match = await findMatch(tx, returned);
  if (!match) throw new Error(`The match ${returned} is not there.`);
  await context.audit({
    record: 'bank match',
    recordId: returned,
    action: 'bounce',
    after: toldOf(match, bank),
    reason,
  });
  return match;
}
