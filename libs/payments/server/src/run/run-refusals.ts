import {
  type DueBill,
  mayMove,
  paysRuns,
  type Run,
  type RunBill,
  type RunLine,
  runLineProblems,
  runLineProblemsOf,
  type RunMove,
  runProblems,
  runStatusLabel,
} from '@freightdesk/payments-contract';
import type { Tx } from '@freightdesk/shared-database';
import { refuse } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { holdInvoices } from '../payment/settlements';
import { openBillsOf } from './due-bills.repository';
import { bankOfRun } from './run-bank.repository';

export function refuseMove({ status }: Pick<Run, 'status'>, move: RunMove | 'update'): void {
  if (move === 'update' ? status === 'DRAFT' : mayMove(status, move)) return;
  refuse(runProblems.wrong_state, { values: { status: runStatusLabel[status] } });
}

/** An account that pays in runs, or a sentence at the field. */
export async function runBankOrRefuse(tx: Tx, id: string): Promise<void> {
  const bank = await bankOfRun(tx, id);
  if (bank && paysRuns(bank)) return;
  const { code, message } = runProblems.not_for_runs;
  refuse(runProblems.not_for_runs, { errors: [{ field: 'bankId', code, message }] });
}

const asRunBill = ({ party, ...bill }: DueBill): RunBill => ({ ...bill, vendor: party.name });

/**
 * The bills of a run as they are now, held till commit: what was paid, held or taken by another run meanwhile is told at its row,
 * and nothing of the run goes on.
 */
export async function payableBillsOrRefuse(
  lines: readonly RunLine[],
  { tx, ports, runId }: { tx: Tx; ports: Pick<PaymentsPorts, 'documents'>; runId?: string },
): Promise<Map<string, DueBill>> {
  const allocations = lines.map(({ invoiceId, amountPaise }) => ({ invoiceId, amountMinor: amountPaise }));
  await holdInvoices(tx, { direction: 'PAYMENT', allocations }, ports);
  const ids = lines.map(({ invoiceId }) => invoiceId);
  const bills = await openBillsOf(tx, ids);
  const errors = runLineProblemsOf(lines, bills.map(asRunBill), runId);
  const [first] = errors;
  if (first) refuse(runLineProblems[first.code], { message: first.message, values: first.values, errors });
  return new Map(bills.map((bill) => [bill.id, bill]));
}
