import {
  broughtForward,
  type Proposals,
  proposalsOf,
  type ProposalsQuery,
  runProposalsOf,
  type StatementLine,
} from '@freightdesk/reconciliation-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type ReadContext, refuse } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, type ReconciledBank } from '../bank.repository';
import { countOpenLines, entriesAround, entriesBefore, learntOf, openLines } from './open-items.repository';
import { returnsOf } from './returns.repository';
import { vendorsToPay } from './run-vendors.repository';

/** Where the last page ended. */
function placeOf(after: string | undefined): { date: string; id: string } | null {
  if (after === undefined) return null;
  const [date, id] = after.split('~');
  const isPlace = /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') && /^[\da-f-]{36}$/i.test(id ?? '');
  return isPlace && date && id
    ? { date, id }
    : refuse(commonProblems.bad_request, { message: 'This place is not known.' });
}

const placeAfter = ({ date, id }: StatementLine): string => `${date}~${id}`;

/** What is to be matched, oldest first, and what likely belongs together. */
export async function readProposals(
  { bankId, parked = false, after, limit }: ProposalsQuery,
  { db }: ReadContext,
): Promise<Proposals> {
  const bank = await findBankOrRefuse(db, bankId);
  const lines = await openLines(db, { bankId, parked, after: placeOf(after), limit });
  const moved = lines.filter(({ kind }) => kind === 'MOVEMENT');
  const lineIds = moved.map(({ id }) => id);
  const [first, last] = [moved[0] ?? lines[0], lines.at(-1)];
  const entries = first && last ? await entriesAround(db, bank, { first: first.date, last: last.date }) : [];
  return {
    lines,
    entries,
    proposals: proposalsOf(moved, entries),
    learnt: await learntOf(db, bankId, lineIds),
    returns: await returnsOf(db, bank, lineIds),
    runs: runProposalsOf(moved, await vendorsToPay(db, bankId)),
    broughtForward: await forwardOf(db, bank, lines),
    ...(await countOpenLines(db, bankId)),
    next: last && lines.length === limit ? placeAfter(last) : null,
  };
}

async function forwardOf(
  db: Db,
  bank: ReconciledBank,
  lines: readonly StatementLine[],
): Promise<Proposals['broughtForward']> {
  const opening = lines.find(({ kind }) => kind === 'OPENING');
  if (!opening) return null;
  const found = broughtForward(opening.amountMinor, await entriesBefore(db, bank, opening.date));
  return found && { lineId: opening.id, exceptEntryIds: found.except };
}
