import type { AddRunInput, Run, RunLine, UpdateRunInput } from '@freightdesk/payments-contract';
import { newId } from '@freightdesk/shared-database';
import { sum } from '@freightdesk/shared-money';
import { changeRecord, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { findRunOrRefuse, runs } from './find-run';
import { replaceRunLines } from './run-lines.repository';
import { payableBillsOrRefuse, refuseMove, runBankOrRefuse } from './run-refusals';
import { changeRun, insertRun } from './run.repository';

type Ports = Pick<PaymentsPorts, 'documents'>;

const totalOf = (lines: readonly RunLine[]): number => sum(lines.map(({ amountPaise }) => amountPaise));

/** Prepares a run: its bills are in no other, and nothing is posted. */
export async function addRun(input: AddRunInput, context: WriteContext, ports: Ports): Promise<Run> {
  const { tx, actor, audit } = context;
  const { title, bankId, payOn, lines } = input;
  await runBankOrRefuse(tx, bankId);
  const withParties = await withPartiesOf(lines, context, ports);
  const id = newId();
  const totalPaise = totalOf(lines);
  await insertRun(context, { id, title, bankId, payOn, totalPaise, status: 'DRAFT', preparedBy: actor.userId });
  await replaceRunLines(tx, id, withParties);
  const after = await findRunOrRefuse(tx, id);
  await audit({ record: 'payment run', recordId: id, action: 'add', after });
  return after;
}

/** Changes a run that nobody was asked to approve yet. */
export const updateRun = (
  { id, version, title, bankId, payOn, lines }: UpdateRunInput,
  context: WriteContext,
  ports: Ports,
): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'update' }, context, async (before) => {
    refuseMove(before, 'update');
    await runBankOrRefuse(context.tx, bankId);
    const withParties = await withPartiesOf(lines, context, ports, id);
    const preparedBy = context.actor.userId;
    await changeRun(context, id, { title, bankId, payOn, totalPaise: totalOf(lines), preparedBy });
    await replaceRunLines(context.tx, id, withParties);
  });

async function withPartiesOf(lines: readonly RunLine[], { tx }: WriteContext, ports: Ports, runId?: string) {
  const bills = await payableBillsOrRefuse(lines, { tx, ports, ...(runId !== undefined && { runId }) });
  return lines.flatMap((line) => {
    const bill = bills.get(line.invoiceId);
    return bill ? [{ ...line, partyId: bill.party.id }] : [];
  });
}
