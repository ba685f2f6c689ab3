import type { Apportionment, EarnedOfJob, ShareBasis, SharedCost } from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { named, type WriteContext, writtenBy } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

type Kept = Omit<Apportionment, 'isStale' | 'heads'>;

interface Written {
  masterId: string;
  basis: ShareBasis;
  costs: readonly SharedCost[];
  houseIds: readonly string[];
}

/** Writes down how the costs of a master are shared, in the place of what stood before. */
export async function keepApportionment(
  { tx, clock, actor }: WriteContext,
  { masterId, basis, costs, houseIds }: Written,
): Promise<void> {
  const stamps = writtenBy({ clock, actor });
  await tx
    .insertInto('jobApportionment')
    .values({ masterId, basis, ...stamps })
    .onConflict((conflict) => conflict.column('masterId').doUpdateSet({ basis, ...stamps }))
    .execute();
  await tx.deleteFrom('jobShare').where('masterId', '=', masterId).execute();
  const isShared = costs.some((cost) => cost.basis !== 'NONE');
  const rows = (isShared ? costs : []).flatMap(({ chargeHeadId, basis: own, weights, shares }) =>
    houseIds.map((houseId, position) => ({
      ...{ masterId, chargeHeadId, houseId, position, basis: own },
      ...{ weight: weights[position] ?? '0', buyPaise: shares[position] ?? 0 },
    })),
  );
  if (rows.length > 0) await tx.insertInto('jobShare').values(rows).execute();
}

/** What is kept of a master; undefined where its costs were never shared. */
export async function keptApportionment(db: Db | Tx, masterId: string): Promise<Kept | undefined> {
  const head = await db
    .selectFrom('jobApportionment')
    .innerJoin('appUser', 'appUser.id', 'jobApportionment.createdBy')
    .select((eb) => [
      eb.ref('jobApportionment.basis').$castTo<ShareBasis>().as('basis'),
      'jobApportionment.createdAt',
      sql<string>`trim(concat_ws(' ', app_user.first_name, app_user.last_name))`.as('by'),
    ])
    .where('masterId', '=', masterId)
    .executeTakeFirst();
  if (!head) return undefined;
  const shares = await db
    .selectFrom('jobShare')
    .select((eb) => [
      'chargeHeadId',
      'houseId',
      'weight',
      'buyPaise',
      eb.ref('basis').$castTo<ShareBasis>().as('basis'),
    ])
    .where('masterId', '=', masterId)
    .orderBy('chargeHeadId')
    .orderBy('position')
    .execute();
  return { basis: head.basis, at: head.createdAt.toISOString(), by: head.by, shares };
}

/** What a job bears of its master's costs, or gives to its houses, by head: what it gives is below zero. */
export async function sharesOfJob(db: Db, jobId: string): Promise<EarnedOfJob['heads']> {
  const { rows } = await sql<EarnedOfJob['heads'][number]>`
    select s.charge_head_id, h.name, sum(case when s.house_id = ${jobId} then s.buy_paise else -s.buy_paise end)::bigint as buy_paise,
      0 as sell_paise
    from job_share s join charge_head h on h.id = s.charge_head_id
    where s.house_id = ${jobId} or s.master_id = ${jobId}
    group by s.charge_head_id, h.name order by lower(h.name) collate "C"`.execute(db);
  return rows;
}

/** Whether a house has a share of its master's costs, or would have one of what is posted later. */
export async function bearsCosts(tx: Tx, houseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('jobShare')
    .select('houseId')
    .where('houseId', '=', houseId)
    .where('basis', '!=', 'NONE')
    .executeTakeFirst();
  return found !== undefined;
}

/** Shares of jobs that are no house of the master any more. */
export const sharesOfOthers = (db: Db): Promise<string[]> =>
  named(
    db,
    sql`select distinct j.number || ' bears costs of another master' as name from job_share s join jobcard j on j.id = s.house_id
      where j.master_id is distinct from s.master_id and s.basis <> 'NONE' order by name`,
  );
