import type { Jobcard } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';

type Leg = Jobcard['legs'][number];

export const legsOf = (db: Db | Tx, jobcardId: string): Promise<Leg[]> =>
  db
    .selectFrom('jobcardLeg')
    .select(['conveyance', 'fromPlace', 'toPlace', 'departsOn', 'arrivesOn', 'pieces', 'grossKg'])
    .where('jobcardId', '=', jobcardId)
    .orderBy('position')
    .execute();

/** By which the goods of a job go on: its own, and of a house without any those of its master. */
export async function carriedLegsOf(db: Db | Tx, jobcardId: string): Promise<Leg[]> {
  const own = await legsOf(db, jobcardId);
  if (own.length > 0) return own;
  const job = await db.selectFrom('jobcard').select('masterId').where('id', '=', jobcardId).executeTakeFirst();
  return job?.masterId ? legsOf(db, job.masterId) : [];
}

/** They are a list that the person sees whole. */
export async function replaceLegs(tx: Tx, jobcardId: string, legs: readonly Leg[]): Promise<void> {
  await tx.deleteFrom('jobcardLeg').where('jobcardId', '=', jobcardId).execute();
  if (legs.length === 0) return;
  const rows = legs.map((leg, position) => ({ ...leg, jobcardId, position }));
  await tx.insertInto('jobcardLeg').values(rows).execute();
}
