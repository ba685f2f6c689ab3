import { matchProblems, type ReturnChequeInput, type ReturnedCheque } from '@freightdesk/reconciliation-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { findBankOrRefuse, holdBank, type ReconciledBank } from '../bank.repository';
import { findMatch, insertMatch, removeMatch, unpark } from '../match/match.repository';
import { linesNamed } from '../match/open-items.repository';
import { refuseDiffering, toldOf } from '../match/reconcile';
import type { ReconciliationPorts } from '../reconciliation-ports';
import { mirrorEntry, partsOfMatch, paymentOfEntry } from './cheque.repository';

/**
 * A cheque that came back: its payment is taken back, so what it settled is open again, and the mirror is what the statement's line
 * tells. That the bank had counted it before stays matched: both happened. What the bank took for it is recorded with it.
 */
export async function returnCheque(
  input: ReturnChequeInput,
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<ReturnedCheque> {
  const { tx } = context;
  const { bankId, lineId, entryId, reason } = input;
  const bank = await findBankOrRefuse(tx, bankId);
  await holdBank(context, bank.id);
  const [line] = await linesNamed(tx, bank.id, [lineId]);
  if (!line) refuse(matchProblems.not_of_bank);
  if (line.isMatched) refuse(matchProblems.already_matched);
  const { id, version, voucherId, reference, amountMinor, matchId } =
    (await paymentOfEntry(tx, bank, entryId)) ?? refuse(matchProblems.not_a_cheque);
  refuseDiffering(bank, line.amountMinor, -amountMinor);

  // A voucher is not taken back while it stands matched.
  const before = matchId === null ? null : await partsOfMatch(tx, matchId);
  if (matchId !== null) await removeMatch(tx, matchId);
  await ports.reversePayment({ id, version, reason }, context);
  if (before) await insertMatch(context, { id: newId(), bankId: bank.id, ...before });
  const charge = await recordCharge({ input, bank, date: line.date, reference }, context, ports);

  const mirror = await mirrorEntry(tx, bank, voucherId);
  if (mirror === undefined) throw new Error(`The payment ${id} was taken back without an entry at its bank.`);
  const returned = newId();
  await insertMatch(context, { id: returned, bankId: bank.id, lineIds: [lineId], entryIds: [mirror] });
  await unpark(tx, [lineId]);
  const match = await findMatch(tx, returned);
  if (!match) throw new Error(`The match ${returned} is not there.`);
  await context.audit({
    ...{ record: 'bank match', recordId: returned, action: 'bounce', reason },
    after: { ...toldOf(match, bank), ...(charge && { bankCharges: charge.number }) },
  });
  return { ...match, charge };
}

interface Returning {
  input: ReturnChequeInput;
  bank: ReconciledBank;
  /** The day of the line, as the bank took both. */
  date: BusinessDate;
  reference: string | null;
}

/** The line that tells of it is matched later, as that of any expense. */
async function recordCharge(
  { input: { bankChargesPaise = 0, chargesGst }, bank, date, reference }: Returning,
  context: WriteContext,
  ports: ReconciliationPorts,
): Promise<ReturnedCheque['charge']> {
  if (bankChargesPaise === 0) return null;
  if (bank.currency !== 'INR') {
    const { code, message } = matchProblems.charges_in_rupees;
    refuse(matchProblems.charges_in_rupees, { errors: [{ field: 'bankChargesPaise', code, message }] });
  }
  const { data } = await ports.addBankCharge(
    { bankId: bank.id, date, reference, bankChargesPaise, chargesGst },
    context,
  );
  return { id: data.id, number: data.number };
}
