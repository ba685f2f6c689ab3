import { type JobcardStatus, openLeadStages } from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

export async function countOpenLeads(db: Db, { followUpTo }: { followUpTo?: string } = {}): Promise<number> {
  let query = db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('stage', 'in', openLeadStages);
  if (followUpTo) {
    const day = sql<string>`(next_follow_up_at at time zone 'Asia/Kolkata')::date`;
    query = query.where(day, '<=', sql<string>`${followUpTo}::date`);
  }
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function countJobs(db: Db, statuses: readonly JobcardStatus[]): Promise<number> {
  const { count } = await db
    .selectFrom('jobcard')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}
