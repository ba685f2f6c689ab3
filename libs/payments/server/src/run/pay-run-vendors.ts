import { byVendor, runProblems, unpaidLines } from '@freightdesk/payments-contract';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { PaymentsPorts } from '../payments-ports';
import { findRunOrRefuse, runs } from './find-run';
import { payVendors } from './pay-vendors';
import { refuseMove } from './run-refusals';
import { lockRun } from './run.repository';

/** What a bank's statement says of a run: whom it paid, on which day and under which number. */
export interface PaidVendors {
  runId: string;
  partyIds: readonly string[];
  bankId: string;
  date: string;
  reference: string | undefined;
}

/** Records that the bank paid some vendors of an approved run, or the last of them; answers the payments. Nobody saw a version of it. */
export async function payRunVendors(
  { runId: id, partyIds, bankId, date, reference }: PaidVendors,
  context: WriteContext,
  ports: PaymentsPorts,
): Promise<string[]> {
  await lockRun(context.tx, id);
  const { version, lines } = await findRunOrRefuse(context.tx, id);
  const nameOf = (partyId: string) => lines.find(({ party }) => party.id === partyId)?.party.name ?? '–';
  // The trail tells whom, as the run itself may look the same after.
  const reason = [partyIds.map(nameOf).join(', '), reference].filter(Boolean).join(' · ').slice(0, 300);
  let paid: string[] = [];
  await changeRecord(runs, { id, version, action: 'pay', reason }, context, async (before) => {
    refuseMove(before, 'pay');
    if (before.bank.id !== bankId) refuse(runProblems.not_for_runs);
    const unpaid = byVendor(unpaidLines(before.lines));
    const vendors = partyIds.map(
      (partyId) =>
        unpaid.find(({ party }) => party.id === partyId) ??
        refuse(runProblems.vendor_paid, { values: { vendor: nameOf(partyId) } }),
    );
    paid = await payVendors(before, { date, vendors, referenceOf: () => reference }, context, ports);
  });
  return paid;
}
