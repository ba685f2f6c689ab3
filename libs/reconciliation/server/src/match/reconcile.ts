import {
  type Match,
  matchDiffers,
  matchProblems,
  type ReconcileInput,
  type StatementLine,
} from '@freightdesk/reconciliation-contract';
import { newId } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { formatMinor, sum } from '@freightdesk/shared-money';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, holdBank, type ReconciledBank } from '../bank.repository';
import type { ReconciliationPorts } from '../reconciliation-ports';
import { findMatch, insertMatch, unpark } from './match.repository';
import { entriesBefore, entriesNamed, linesNamed } from './open-items.repository';

/**
 * Says that lines of a statement and entries of the books are one and the same; what the books lack is recorded in the same
 * transaction, as if it had been typed there. Two reconcilers of a bank wait for each other, and the second is told what the first did.
 */
export async function reconcile(
  input: ReconcileInput,
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<Match> {
  const { tx } = context;
  const bank = await findBankOrRefuse(tx, input.bankId);
  await holdBank(context, bank.id);
  const lines = refuseTaken(await linesNamed(tx, bank.id, input.lineIds), input.lineIds);
  refuseTaken(await entriesNamed(tx, bank, { ids: input.entryIds, documentIds: [] }), input.entryIds);

  const documentIds = [
    ...(await createMissing(input, context, ports)),
    ...(await payOfRun(input, lines, context, ports)),
  ];
  const entries = await entriesNamed(tx, bank, {
    ids: [...input.entryIds, ...(await beforeFirst(input, { bank, lines }, context))],
    documentIds,
  });
  refuseDiffering(bank, sumOf(lines), sumOf(entries));

  const id = newId();
  await insertMatch(context, { id, bankId: bank.id, lineIds: idsOf(lines), entryIds: idsOf(entries) });
  await unpark(tx, input.lineIds);
  const match = await findMatch(tx, id);
  if (!match) throw new Error(`The match ${id} is not there.`);
  await context.audit({ record: 'bank match', recordId: id, action: 'match', after: toldOf(match, bank) });
  return match;
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
const sumOf = (items: readonly { amountMinor: number }[]): number => sum(items.map(({ amountMinor }) => amountMinor));

/** As the trail tells it. */
export const toldOf = ({ lines, entries }: Match, bank: Pick<ReconciledBank, 'name'>) => ({
  bank: bank.name,
  lines: lines.map(({ date, narration, amountMinor }) => ({ date, narration, amountMinor })),
  entries: entries.map(({ date, voucher, amountMinor }) => ({ date, number: voucher.number, amountMinor })),
});

/** What is asked for must be of this bank, and nobody's match already. */
function refuseTaken<Item extends { id: string; isMatched: boolean }>(
  found: readonly Item[],
  asked: readonly string[],
): readonly Item[] {
  if (found.length < new Set(asked).size) refuse(matchProblems.not_of_bank);
  if (found.some(({ isMatched }) => isMatched)) refuse(matchProblems.already_matched);
  return found;
}

/** Records what the books lack, one after another: each takes a number of its series. */
async function createMissing(
  { bankId, create }: ReconcileInput,
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, payment] of create.entries()) {
    if (payment.bankId !== bankId) {
      const { code, message } = matchProblems.another_bank_paid;
      refuse(matchProblems.another_bank_paid, { errors: [{ field: `create.${index}.bankId`, code, message }] });
    }
    ids.push((await ports.addPayment(payment, context)).data.id);
  }
  return ids;
}

/** Vendors of a payment run are paid on the day on which the statement says so, under the number that it gives. */
async function payOfRun(
  { bankId, payRun }: ReconcileInput,
  lines: readonly StatementLine[],
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<string[]> {
  const last = lines.at(-1);
  if (payRun === undefined || last === undefined) return [];
  const reference = (last.reference ?? last.narration).slice(0, 100);
  return ports.payRunVendors({ ...payRun, bankId, date: last.date, reference }, context);
}

/** With the balance that was brought forward: all of before but what the bank had not seen. */
async function beforeFirst(
  { exceptEntryIds }: ReconcileInput,
  { bank, lines }: { bank: ReconciledBank; lines: readonly StatementLine[] },
  { tx }: WriteContext,
): Promise<string[]> {
  if (exceptEntryIds === undefined) return [];
  const opening = lines.find(({ kind }) => kind === 'OPENING');
  if (!opening) {
    const message = 'Only with the balance brought forward.';
    return refuse(commonProblems.invalid, { errors: [{ field: 'exceptEntryIds', code: 'opening', message }] });
  }
  const except = new Set(exceptEntryIds);
  return idsOf(await entriesBefore(tx, bank, opening.date)).filter((id) => !except.has(id));
}

export function refuseDiffering({ currency }: ReconciledBank, lines: number, entries: number): void {
  if (lines === entries) return;
  const text = (minor: number) => formatMinor(minor, currency);
  refuse(matchProblems.match_differs, {
    message: matchDiffers,
    values: { lines: text(lines), entries: text(entries), difference: text(lines - entries) },
  });
}
