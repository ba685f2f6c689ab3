import {
  addRun,
  approveRun,
  byVendor,
  type DueBill,
  payRun,
  type Proposal,
  proposeRun,
  type Run,
  submitRun,
} from '@freightdesk/payments-contract';
import { addDays, businessDateAt } from '@freightdesk/shared-calendar';
import type { Banks } from './banks';
import type { Call } from './diary';
import { atWork, later } from './work-time';
import { historyDays, type World } from './world';

const mostBills = 8;

/** Bills that nothing keeps from being paid. */
const payable = ({ bills }: Proposal): DueBill[] =>
  bills.filter(({ holdReason, vendorHoldReason, run, hasAccount }) => {
    const isKept = holdReason !== null || vendorHoldReason !== null || run !== null;
    return hasAccount && !isKept;
  });

/** Vendors are paid together: by one run some days ago, and by one that waits for its approval. */
export function tellOfPaymentRuns(world: World, banks: Banks): void {
  const { diary, random, firstDay } = world;
  const preparedAt = atWork(addDays(firstDay, historyDays - 12), random);
  const run: { made: Run | null } = { made: null };
  diary.note('ACCOUNT', preparedAt, async (call) => {
    run.made = await prepare(call, banks, { title: 'Vendors, first half of the month', at: preparedAt });
  });
  const approvedAt = later(preparedAt, 0, random);
  diary.note('ADMIN', approvedAt, async (call) => {
    if (run.made) run.made = await call(approveRun, { id: run.made.id, version: run.made.version });
  });
  const paidAt = later(approvedAt, 1, random);
  diary.note('ACCOUNT', paidAt, async (call) => {
    if (run.made) run.made = await pay(call, run.made, paidAt);
  });
  const lastAt = atWork(addDays(firstDay, historyDays - 2), random);
  diary.note('ACCOUNT', lastAt, async (call) => {
    await prepare(call, banks, { title: 'Vendors, second half of the month', at: lastAt });
  });
}

/** What is due within days, given to the administrator for approval; none where nothing is due. */
async function prepare(
  call: Call,
  { current }: Banks,
  { title, at }: { title: string; at: Date },
): Promise<Run | null> {
  const today = businessDateAt(at);
  const bills = payable(await call(proposeRun, { until: addDays(today, 10) })).slice(0, mostBills);
  if (bills.length === 0) return null;
  const lines = bills.map(({ id, outstandingPaise }) => ({ invoiceId: id, amountPaise: outstandingPaise }));
  const { id, version } = await call(addRun, { title, bankId: current.record.id, payOn: addDays(today, 1), lines });
  return call(submitRun, { id, version });
}

const pay = (call: Call, { id, version, lines }: Run, at: Date): Promise<Run> => {
  const references = byVendor(lines).map(({ party }, index) => ({
    partyId: party.id,
    reference: `HDFCN52026${600_100_200 + index}`,
  }));
  return call(payRun, { id, version, date: businessDateAt(at), references });
};
