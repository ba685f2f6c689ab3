import {
  containerMeters,
  freeDaysCharge,
  freeDaysToCharge,
  freeDaysTotal,
  type Jobcard,
  jobcardProblems,
} from '@freightdesk/intl-shipment-contract';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { formatBusinessDate } from '@freightdesk/shared-calendar';
import { plainDecimal } from '@freightdesk/shared-money';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import { asSaid } from '@freightdesk/tax-contract';
import { chargeHeadByCode, writeCharges } from '@freightdesk/tax-server';
import { chargedJob } from './jobcard-fields';
import { changeJobcard } from './jobcard.repository';
import { jobcards } from './read-jobcard';
import { refuseEnded } from './update-jobcard';

/** A job with what its containers cost by this day. */
export const metered = (job: Jobcard, today: string): Jobcard => ({
  ...job,
  containers: job.containers.map((container) => ({ ...container, ...containerMeters(job, container, today) })),
});

/** A head of the company's own, or the one under which containers are handled. */
const codes = ['DND', 'CHG'] as const;

/**
 * Writes what was counted so far down as one charge, bought and sold alike: the line bills us, and the customer kept the
 * container. What was billed already stays, and the charge has the rest.
 */
export function accrueFreeDays({ id, version }: SeenInput, context: WriteContext): Promise<Jobcard> {
  const { tx, clock } = context;
  const today = clock.today();
  return changeRecord(jobcards, { id, version, action: 'accrue-free-days' }, context, async (before) => {
    refuseEnded(before);
    const { amountPaise } = freeDaysTotal(before.containers.map((one) => containerMeters(before, one, today)));
    const { restPaise, open } = freeDaysToCharge(before.charges, amountPaise);
    if (restPaise <= 0) refuse(jobcardProblems.nothing_accrued);
    const chargeHeadId = (await chargeHeadByCode(tx, codes)) ?? refuse(jobcardProblems.no_head);
    const rate = plainDecimal({ digits: BigInt(restPaise), scale: 2 });
    const line = {
      ...(open && { id: open.id, vendorId: open.vendorId }),
      ...{ chargeHeadId: open?.chargeHeadId ?? chargeHeadId, basis: 'PER_SHIPMENT' as const, quantity: '1' },
      ...{ buyRate: rate, sellRate: rate, isAccrued: true },
      description: `${freeDaysCharge} to ${formatBusinessDate(today)}`,
    };
    const others = before.charges.filter(({ id: charge }) => charge !== open?.id).map(asSaid);
    const owner = { ...chargedJob(before), recordId: id, isDraft: false };
    await writeCharges(context, { ...owner, charges: [...others, line] });
    await changeJobcard(context, id, {});
  });
}
