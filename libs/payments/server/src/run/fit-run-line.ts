import {
  fittingPaise,
  type FitRunLineInput,
  isOpenRun,
  type Run,
  runProblems,
  runStatusLabel,
  unpaidLines,
} from '@freightdesk/payments-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { holdInvoices } from '../payment/settlements';
import { findRunOrRefuse, runs } from './find-run';
import { fitLine } from './run-lines.repository';
import { changeRun } from './run.repository';

/**
 * A bill that was paid or noted since it was taken into a run is taken down to what is left of it, or out. It needs no new approval:
 * less goes to the vendor than another person has approved, and never more.
 */
export const fitRunLine = (
  { id, version, invoiceId }: FitRunLineInput,
  context: WriteContext,
  ports: Pick<PaymentsPorts, 'documents'>,
): Promise<Run> =>
  changeRecord(runs, { id, version, action: 'fit line' }, context, async ({ status, totalPaise }) => {
    if (!isOpenRun(status)) refuse(runProblems.wrong_state, { values: { status: runStatusLabel[status] } });
    await holdInvoices(context.tx, { direction: 'PAYMENT', allocations: [{ invoiceId, amountMinor: 1 }] }, ports);
    // What is outstanding is read once nobody else can pay the bill.
    const { lines } = await findRunOrRefuse(context.tx, id);
    const unpaid = unpaidLines(lines);
    const line = unpaid.find((one) => one.invoiceId === invoiceId);
    const amountPaise = line ? fittingPaise(line) : null;
    if (!line || amountPaise === null) refuse(runProblems.line_fits);
    if (amountPaise === 0 && unpaid.length === 1) refuse(runProblems.last_line);
    await fitLine(context.tx, { runId: id, invoiceId, amountPaise });
    await changeRun(context, id, { totalPaise: totalPaise - line.amountPaise + amountPaise });
  });
