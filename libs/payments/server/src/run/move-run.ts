import { isPartlyPaid, type Run, runMoves, runProblems, type RunReasonInput } from '@freightdesk/payments-contract';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { sum } from '@freightdesk/shared-money';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { runs } from './find-run';
import { dropUnpaid, freeRunLines } from './run-lines.repository';
import { payableBillsOrRefuse, refuseMove } from './run-refusals';
import { changeRun, makerOfRun } from './run.repository';

type Ports = Pick<PaymentsPorts, 'documents'>;

/** Gives a run to another person. */
export const submitRun = ({ id, version }: SeenInput, context: WriteContext, ports: Ports): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'submit' }, context, async (before) => {
    refuseMove(before, 'submit');
    await payableBillsOrRefuse(before.lines, { tx: context.tx, ports, runId: id });
    await changeRun(context, id, { status: runMoves.submit.to, submittedBy: context.actor.userId });
  });

/** Four eyes: who made, last changed or submitted a run does not approve it. Nothing is posted. */
export const approveRun = ({ id, version }: SeenInput, context: WriteContext, ports: Ports): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'approve' }, context, async (before) => {
    refuseMove(before, 'approve');
    const { userId } = context.actor;
    const makers = [before.madeBy.id, before.submittedBy?.id, await makerOfRun(context.tx, id)];
    if (makers.includes(userId)) refuse(runProblems.own_run);
    await payableBillsOrRefuse(before.lines, { tx: context.tx, ports, runId: id });
    await changeRun(context, id, { status: runMoves.approve.to, approvedBy: userId });
  });

/** Back to who prepared it, to be changed: whatever was approved of it is so no more. */
export const returnRun = ({ id, version, reason }: RunReasonInput, context: WriteContext): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'return', reason }, context, async (before) => {
    refuseMove(before, 'return');
    if (isPartlyPaid(before.lines)) refuse(runProblems.partly_paid);
    await changeRun(context, id, { status: runMoves.return.to, submittedBy: null, approvedBy: null });
  });

/** Called off: its bills are free for another. Of one that the bank began to pay the rest is, and what was paid is the run. */
export const cancelRun = ({ id, version, reason }: RunReasonInput, context: WriteContext): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'cancel', reason }, context, async (before) => {
    refuseMove(before, 'cancel');
    if (isPartlyPaid(before.lines)) return endRun(before, context);
    await freeRunLines(context.tx, id);
    await changeRun(context, id, { status: runMoves.cancel.to, cancelReason: reason });
  });

async function endRun({ id, lines }: Run, context: WriteContext): Promise<void> {
  const paid = lines.filter(({ payment }) => payment !== null);
  await dropUnpaid(context.tx, id);
  await changeRun(context, id, {
    status: runMoves.pay.to,
    paidOn:
      paid
        .flatMap(({ payment }) => payment?.date ?? [])
        .toSorted()
        .at(-1) ?? null,
    totalPaise: sum(paid.map(({ amountPaise }) => amountPaise)),
  });
}
