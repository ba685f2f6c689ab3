import {
  type AccrueFreeDaysInput,
  containerMeters,
  freeDaysCharge,
  freeDaysHeadCodes,
  freeDaysToCharge,
  freeDaysTotal,
  type Jobcard,
  jobcardProblems,
} from '@freightdesk/intl-shipment-contract';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { plainDecimal } from '@freightdesk/shared-money';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { asSaid, headProblem } from '@freightdesk/tax-contract';
import { chargeHeadByCode, headsOfCharges, writeCharges } from '@freightdesk/tax-server';
import { chargedJob } from './jobcard-fields';
import { changeJobcard } from './jobcard.repository';
import { jobcards } from './read-jobcard';
import { refuseEnded } from './update-jobcard';

/** A job with what its containers cost by this day. */
export const metered = (job: Jobcard, today: string): Jobcard => ({
  ...job,
  containers: job.containers.map((container) => ({ ...container, ...containerMeters(job, container, today) })),
});

/** The head that was chosen, or that of the rule; one that stood stays. */
async function headOf(tx: Tx, chosen: string | undefined, kept: string | undefined): Promise<string> {
  if (chosen === undefined)
    return kept ?? (await chargeHeadByCode(tx, freeDaysHeadCodes)) ?? refuse(jobcardProblems.no_head);
  const [head] = await headsOfCharges(tx, [chosen]);
  const problem = headProblem(head, chosen === kept);
  if (problem) refuse(commonProblems.invalid, { errors: [{ field: 'chargeHeadId', ...problem }] });
  return chosen;
}

/**
 * Writes what was counted so far down as one charge, bought and sold alike: the line bills us, and the customer kept the
 * container. What was billed already stays, and the charge has the rest.
 */
export function accrueFreeDays(input: AccrueFreeDaysInput, context: WriteContext): Promise<Jobcard> {
  const { id, version } = input;
  const { tx, clock } = context;
  const today = clock.today();
  return changeRecord(jobcards, { id, version, action: 'accrue-free-days' }, context, async (before) => {
    refuseEnded(before);
    const { amountPaise } = freeDaysTotal(before.containers.map((one) => containerMeters(before, one, today)));
    const { restPaise, open } = freeDaysToCharge(before.charges, amountPaise);
    if (restPaise <= 0) refuse(jobcardProblems.nothing_accrued);
    const chargeHeadId = await headOf(tx, input.chargeHeadId, open?.chargeHeadId);
    const rate = plainDecimal({ digits: BigInt(input.amountPaise ?? restPaise), scale: 2 });
    const line = {
      ...(open && { id: open.id, vendorId: open.vendorId }),
      ...{ chargeHeadId, basis: 'PER_SHIPMENT' as const, quantity: '1' },
      ...{ buyRate: rate, sellRate: rate, isAccrued: true },
      description: `${freeDaysCharge} to ${formatBusinessDate(today)}`,
    };
    const others = before.charges.filter(({ id: charge }) => charge !== open?.id).map(asSaid);
    const owner = { ...chargedJob(before), recordId: id, isDraft: false };
    await writeCharges(context, { ...owner, charges: [...others, line] });
    await changeJobcard(context, id, {});
  });
}
