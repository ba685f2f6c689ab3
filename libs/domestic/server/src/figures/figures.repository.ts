import { type DocketStatus, statusesUnderway } from '@freightdesk/domestic-contract';
import type { Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { endDayOfBills, endOfBills } from '../docket/docket-columns';

/** How many dockets stand at each of the statuses, where there are any. */
export async function countsByStatus(
  db: Db,
  statuses: readonly DocketStatus[],
): Promise<ReadonlyMap<DocketStatus, number>> {
  const rows = await db
    .selectFrom('docket')
    .where('status', 'in', statuses)
    .groupBy('status')
    .select((eb) => [eb.ref('status').$castTo<DocketStatus>().as('status'), eb.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** How many on the way have an e-way bill that ends on or before a day. */
export async function countBillsEnding(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('docket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', statusesUnderway)
    .where(sql<boolean>`${endDayOfBills} <= ${day}::date`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The first hours of each band, and what it is called; the last has no end. */
const bands = [
  { to: 0, label: 'Ended' },
  { to: 8, label: 'Under 8 h' },
  { to: 24, label: '8 to 24 h' },
  { to: 48, label: '1 to 2 days' },
  { to: null, label: 'Over 2 days' },
] as const;

export const hourBands: readonly string[] = bands.map(({ label }) => label);

/** Dockets on the road by the hours that the first of their e-way bills has left. */
export async function billsByHoursLeft(db: Db, clock: Clock): Promise<number[]> {
  const hours = sql<number>`extract(epoch from ${endOfBills} - ${clock.now()}::timestamptz) / 3600`;
  const ends = bands.flatMap(({ to }) => (to === null ? [] : [to]));
  const rows = await db
    .selectFrom(
      db
        .selectFrom('docket')
        .where('status', 'in', statusesUnderway)
        .where(endOfBills, 'is not', null)
        .select(
          sql<number>`width_bucket(${hours}, array[${sql.join(ends.map((end) => sql.lit(end)))}]::numeric[])`.as(
            'band',
          ),
        )
        .as('banded'),
    )
    .groupBy('band')
    .select(['band', sql<number>`count(*)`.as('count')])
    .execute();
  const counts = new Map(rows.map(({ band, count }) => [band, count]));
  return bands.map((_band, place) => counts.get(place) ?? 0);
}
