import { type Journal, jobCostsProblems, type MoveJobCostsInput } from '@freightdesk/ledger-contract';
import { refuse, refuseFutureDates, type WriteContext } from '@freightdesk/shared-server-kit';
import { addJournal } from '../journal/add-journal';
import type { LedgerPorts } from '../ledger-ports';
import { consolsToMove, insertCostMove } from './job-costs.repository';
import { linesToMove, totalOf } from './read-job-costs';

/**
 * Moves posted costs of a consol to its houses. What changes later, a bill that comes or another weight, is moved by a journal of its own
 * day: none that was posted is touched, and no month that is locked.
 */
export async function moveJobCosts(
  { id, date, totalPaise }: MoveJobCostsInput,
  context: WriteContext,
  ports: LedgerPorts,
): Promise<Journal> {
  const { tx, clock } = context;
  refuseFutureDates(clock, { date });
  // A bill that is being posted is waited for, and so is another journal of the same costs.
  await ports.holdPostings(tx);
  const [consol] = await consolsToMove(tx, id);
  const lines = (consol && (await linesToMove(tx, [id], ports)).get(id)) ?? [];
  if (!consol || lines.length === 0) refuse(jobCostsProblems.nothing_to_move);
  if (totalOf(lines) !== totalPaise) refuse(jobCostsProblems.costs_changed);
  const narration = `Costs of ${consol.number} borne by its houses`;
  const journal = await addJournal({ date, narration, lines }, context, ports);
  await insertCostMove(tx, { journalId: journal.id, masterId: id });
  return journal;
}
