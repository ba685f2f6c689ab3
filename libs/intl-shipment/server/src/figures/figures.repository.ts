import {
  type JobcardStatus,
  openLeadStages,
  type ShipmentStatus,
  statusesBefore,
} from '@freightdesk/intl-shipment-contract';
import { addDays, type BusinessDate, type Clock } from '@freightdesk/shared-calendar';
import { type Db, statement, told, type Tx } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import { isUnbilledJob } from '../jobcard/unbilled-jobs.repository';

/** A lead that nobody has touched for so long is quiet. */
export const quietAfterDays = 14;

interface Facts {
  today: BusinessDate;
}

const today = told<Facts, BusinessDate>((facts) => facts.today);

const isSaidWhole = true;

/** The moment at which a day begins that is so many days from today: told once, where each row's moment would be made a day. */
const begins = (days: number) =>
  sql<Date>`${told<Facts, Date>((facts) => new Date(`${addDays(facts.today, days)}T00:00:00+05:30`))}::timestamptz`;

const count = sql<number>`count(*)`;
const countIf = (is: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${is})`;

const openLeads = (db: Db | Tx) => db.selectFrom('lead').where('stage', 'in', openLeadStages);

/** Open leads, and those whose follow-up is late. */
const leadsCounted = statement<Facts, Record<'open' | 'overdue', number>>(
  (db) => openLeads(db).select([count.as('open'), countIf(sql`next_follow_up_at < ${begins(0)}`).as('overdue')]),
  { isSaidWhole },
);

/** Open leads by when their follow-up is, and those that nobody works on. */
const leadsOfDesk = statement<Facts, Record<'today' | 'week' | 'quiet', number>>(
  (db) =>
    openLeads(db).select([
      countIf(sql`next_follow_up_at >= ${begins(0)} and next_follow_up_at < ${begins(1)}`).as('today'),
      countIf(sql`next_follow_up_at >= ${begins(1)} and next_follow_up_at < ${begins(8)}`).as('week'),
      countIf(sql`updated_at < ${begins(1 - quietAfterDays)}`).as('quiet'),
    ]),
  { isSaidWhole },
);

const stagesCounted = statement<object, { stage: string; count: number }>(
  (db) =>
    openLeads(db)
      .groupBy('stage')
      .select(['stage', count.as('count')]),
  { isSaidWhole },
);

/** Days ahead that the desk looks. */
export const daysAhead = 7;

const jobsIn = (db: Db | Tx, statuses: readonly JobcardStatus[]) =>
  db.selectFrom('jobcard').where('status', 'in', statuses).select(count.as('count'));

/** The days of its job stand on a shipment too, so no job is looked up. */
const shipmentsIn = (db: Db | Tx, statuses: readonly ShipmentStatus[]) =>
  db.selectFrom('shipment').where('status', 'in', statuses);

/** Jobs that are open, and what should have arrived and has not. */
const jobsCounted = statement<Facts, Record<'open' | 'late', number>>(
  (db) =>
    db.selectNoFrom([
      jobsIn(db, ['OPEN', 'IN_PROGRESS']).as('open'),
      shipmentsIn(db, statusesBefore('arrival')).where('eta', '<', today).select(count.as('count')).as('late'),
    ]),
  { isSaidWhole },
);

/** Jobs that were not opened yet, and those delivered for which nobody has been billed. */
const jobsOfDesk = statement<object, Record<'draft' | 'unbilled', number>>(
  (db) =>
    db.selectNoFrom([
      jobsIn(db, ['DRAFT']).as('draft'),
      db.selectFrom('jobcard').where(isUnbilledJob).select(count.as('count')).as('unbilled'),
    ]),
  { isSaidWhole },
);

interface Moves {
  day: BusinessDate;
  count: number;
  isArrival: boolean;
}

/** Departures and arrivals of each of the days to come, of what has not left or not come yet. */
const movesCounted = statement<Facts, Moves>(
  (db) => {
    const planned = (day: 'etd' | 'eta', milestone: 'departure' | 'arrival') =>
      shipmentsIn(db, statusesBefore(milestone))
        .where(day, '>=', today)
        .where(day, '<=', sql<BusinessDate>`${today}::date + ${sql.lit(daysAhead)}`)
        .groupBy(day)
        .select([`${day} as day`, count.as('count'), sql<boolean>`${sql.lit(day === 'eta')}`.as('isArrival')])
        .$narrowType<{ day: BusinessDate }>();
    return planned('etd', 'departure').unionAll(planned('eta', 'arrival'));
  },
  { isSaidWhole },
);

const one = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('What is counted has one row.');
  return row;
};

const at = (clock: Clock): Facts => ({ today: clock.today() });

export const countLeads = async (db: Db, clock: Clock) => one(await leadsCounted(db, at(clock)));
export const countLeadsOfDesk = async (db: Db, clock: Clock) => one(await leadsOfDesk(db, at(clock)));
export const countStages = (db: Db) => stagesCounted(db, {});
export const countJobs = async (db: Db, clock: Clock) => one(await jobsCounted(db, at(clock)));
export const countJobsOfDesk = async (db: Db) => one(await jobsOfDesk(db, {}));

export async function plannedMoves(db: Db, clock: Clock) {
  const rows = await movesCounted(db, at(clock));
  const of = (arrival: boolean) =>
    new Map(rows.filter(({ isArrival }) => isArrival === arrival).map((row) => [row.day, row.count]));
  return { departures: of(false), arrivals: of(true) };
}
