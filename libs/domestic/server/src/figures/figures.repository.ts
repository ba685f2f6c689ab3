import type { DocketStatus } from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { endDayOfBills } from '../docket/docket-columns';

interface Counted {
  statuses: readonly DocketStatus[];
  /** Only those of which an e-way bill ends on or before this day. */
  billsEndBy?: string;
}

export async function countDockets(db: Db, { statuses, billsEndBy }: Counted): Promise<number> {
  let query = db
    .selectFrom('docket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', statuses);
  if (billsEndBy) query = query.where(sql<boolean>`${endDayOfBills} <= ${billsEndBy}::date`);
  return (await query.executeTakeFirstOrThrow()).count;
}
