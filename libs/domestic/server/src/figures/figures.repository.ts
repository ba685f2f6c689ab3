import { type DocketStatus, statusesUnderway } from '@freightdesk/domestic-contract';
import { addDays, type BusinessDate, type Clock } from '@freightdesk/shared-calendar';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import { endOfBills } from '../docket/docket-columns';

const docketsIn = (db: Db | Tx, statuses: readonly DocketStatus[]) =>
  db.selectFrom('docket').where('status', 'in', statuses);

const isSaidWhole = true;

/** What a desk of road transport looks at of dockets by how they stand. */
const watched = ['DRAFT', 'OUT_FOR_DELIVERY', 'UNDELIVERED', 'DELIVERED'] as const satisfies readonly DocketStatus[];

const watchedCounted = statement<object, { status: DocketStatus; count: number }>(
  (db) =>
    docketsIn(db, watched)
      .groupBy('status')
      .select((eb) => [eb.ref('status').$castTo<DocketStatus>().as('status'), eb.fn.countAll<number>().as('count')]),
  { isSaidWhole },
);

/** How many dockets stand at each of these statuses, where there are any. */
export async function countsByStatus(db: Db): Promise<ReadonlyMap<DocketStatus, number>> {
  const rows = await watchedCounted(db, {});
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** As a moment: each docket's would be made a day. */
const tomorrowBegins = told<{ today: BusinessDate }, Date>(
  ({ today }) => new Date(`${addDays(today, 1)}T00:00:00+05:30`),
);

const underwayCounted = statement<{ today: BusinessDate }, Record<'underway' | 'billsEnding', number>>(
  (db) =>
    docketsIn(db, statusesUnderway).select([
      sql<number>`count(*)`.as('underway'),
      sql<number>`count(*) filter (where ${endOfBills} < ${tomorrowBegins}::timestamptz)`.as('billsEnding'),
    ]),
  { isSaidWhole },
);

/** How many are on the way, and of how many of them an e-way bill ends today or has ended. */
export async function countUnderway(db: Db, today: BusinessDate) {
  const [counted] = await underwayCounted(db, { today });
  return counted ?? { underway: 0, billsEnding: 0 };
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

const banded = statement<{ now: Date }, { band: number; count: number }>(
  (db) => {
    const hours = sql<number>`extract(epoch from ${endOfBills} - ${told<{ now: Date }, Date>(({ now }) => now)}::timestamptz) / 3600`;
    const ends = sql.join(bands.flatMap(({ to }) => (to === null ? [] : [sql.lit(to)])));
    const bandOf = sql<number>`width_bucket(${hours}, array[${ends}]::numeric[])`;
    const onTheRoad = docketsIn(db, statusesUnderway).where(endOfBills, 'is not', null);
    return db
      .selectFrom(onTheRoad.select(bandOf.as('band')).as('banded'))
      .groupBy('band')
      .select(['band', sql<number>`count(*)`.as('count')]);
  },
  { isSaidWhole },
);

/** Dockets on the road by the hours that the first of their e-way bills has left. */
export async function billsByHoursLeft(db: Db, clock: Clock): Promise<number[]> {
  const rows = await banded(db, { now: clock.now() });
  const counts = new Map(rows.map(({ band, count }) => [band, count]));
  return bands.map((_band, place) => counts.get(place) ?? 0);
}
