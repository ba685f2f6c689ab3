import { type LaneQuery, type LastOfLane, normaliseLocode } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';

/** The last job of a customer on a lane, by the day that it bears. */
export async function lastOfLane(db: Db, { customerId, originLocode, destinationLocode }: LaneQuery) {
  const job = await db
    .selectFrom('jobcard')
    .select((eb) => [
      ...(['id', 'number', 'date', 'originLocode', 'originPlace', 'destinationLocode', 'destinationPlace'] as const),
      eb
        .selectFrom('charge')
        .select((charge) => charge.fn.countAll<number>().as('count'))
        .where('charge.record', '=', 'jobcard')
        .whereRef('charge.recordId', '=', 'jobcard.id')
        .as('chargeCount'),
    ])
    .where('customerId', '=', customerId)
    .where('status', '<>', 'CANCELLED')
    .$if(Boolean(originLocode), (query) => query.where('originLocode', '=', normaliseLocode(originLocode ?? '')))
    .$if(Boolean(destinationLocode), (query) =>
      query.where('destinationLocode', '=', normaliseLocode(destinationLocode ?? '')),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { job: job ? { ...job, chargeCount: Number(job.chargeCount) } : null } satisfies LastOfLane;
}
