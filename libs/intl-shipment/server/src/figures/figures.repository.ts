import {
  type JobcardStatus,
  openLeadStages,
  type ShipmentStatus,
  statusesBefore,
} from '@freightdesk/intl-shipment-contract';
import { addDays, type Clock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** A lead that nobody has touched for so long is quiet. */
export const quietAfterDays = 14;

/** Open leads: all, by when their follow-up is, and those that nobody works on. */
export async function countLeads(db: Db, clock: Clock) {
  const today = sql<string>`${clock.today()}::date`;
  const day = sql<string>`(next_follow_up_at at time zone 'Asia/Kolkata')::date`;
  const touched = sql<string>`(updated_at at time zone 'Asia/Kolkata')::date`;
  return db
    .selectFrom('lead')
    .where('stage', 'in', openLeadStages)
    .select([
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where ${day} < ${today})`.as('overdue'),
      sql<number>`count(*) filter (where ${day} = ${today})`.as('today'),
      sql<number>`count(*) filter (where ${day} between ${today} + 1 and ${today} + 7)`.as('week'),
      sql<number>`count(*) filter (where ${touched} <= ${today} - ${sql.lit(quietAfterDays)})`.as('quiet'),
    ])
    .executeTakeFirstOrThrow();
}

export const countStages = (db: Db) =>
  db
    .selectFrom('lead')
    .where('stage', 'in', openLeadStages)
    .groupBy('stage')
    .select(['stage', sql<number>`count(*)`.as('count')])
    .execute();

export async function countJobs(db: Db, statuses: readonly JobcardStatus[]): Promise<number> {
  const { count } = await db
    .selectFrom('jobcard')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}

/** Days ahead that the desk looks. */
export const daysAhead = 7;

/** The days of its job stand on a shipment too, so no job is looked up. */
const shipmentsIn = (db: Db, statuses: readonly ShipmentStatus[]) =>
  db.selectFrom('shipment').where('status', 'in', statuses);

/** Departures and arrivals of each of the days to come, of what has not left or not come yet. */
export async function plannedMoves(db: Db, clock: Clock) {
  const [from, to] = [clock.today(), addDays(clock.today(), daysAhead)];
  const planned = async (day: 'etd' | 'eta', milestone: 'departure' | 'arrival') => {
    const rows = await shipmentsIn(db, statusesBefore(milestone))
      .where(day, '>=', from)
      .where(day, '<=', to)
      .groupBy(day)
      .select([`${day} as day`, sql<number>`count(*)`.as('count')])
      .execute();
    return new Map(rows.map((row) => [row.day, row.count]));
  };
  const [departures, arrivals] = await Promise.all([planned('etd', 'departure'), planned('eta', 'arrival')]);
  return { departures, arrivals };
}

/** Should have arrived, and has not. */
export async function countLate(db: Db, clock: Clock): Promise<number> {
  const { count } = await shipmentsIn(db, statusesBefore('arrival'))
    .where('eta', '<', clock.today())
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
