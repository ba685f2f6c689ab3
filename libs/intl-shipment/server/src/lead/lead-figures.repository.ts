import type { JobMode, LeadSource, LostReason } from '@freightdesk/intl-shipment-contract';
import type { BusinessDate } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

interface Asked {
  from: BusinessDate;
  to: BusinessDate;
  /** Of one person alone. */
  ownerId: string | undefined;
}

const leadsOf = (db: Db, { from, to, ownerId }: Asked) =>
  db
    .selectFrom('lead')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''));

const wonPaise = sql<number>`coalesce(sum(expected_revenue_paise) filter (where stage = 'WON'), 0)::bigint`;

export const leadsBySource = (db: Db, asked: Asked) =>
  leadsOf(db, asked)
    .groupBy('source')
    .select((eb) => [
      eb.ref('source').$castTo<LeadSource>().as('source'),
      sql<number>`count(*)`.as('leads'),
      sql<number>`count(*) filter (where stage not in ('WON', 'LOST'))`.as('open'),
      sql<number>`count(*) filter (where stage = 'WON')`.as('won'),
      sql<number>`count(*) filter (where stage = 'LOST')`.as('lost'),
      wonPaise.as('wonPaise'),
    ])
    .orderBy('leads', 'desc')
    .orderBy('source')
    .execute();

export const leadsLost = (db: Db, asked: Asked) =>
  leadsOf(db, asked)
    .where('stage', '=', 'LOST')
    .where('lostReason', 'is not', null)
    .groupBy('lostReason')
    .select([sql<LostReason>`lost_reason`.as('reason'), sql<number>`count(*)`.as('leads')])
    .orderBy('leads', 'desc')
    .orderBy('lostReason')
    .execute();

/** What the customer has seen, each number by what stands of it: earlier revisions were superseded. */
const quotationsOf = (db: Db, { from, to, ownerId }: Asked) =>
  db
    .selectFrom('quotation')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? ''))
    .where('status', 'in', ['SENT', 'ACCEPTED', 'REJECTED'])
    .select([
      sql<number>`count(*)`.as('sent'),
      sql<number>`count(*) filter (where status = 'ACCEPTED')`.as('accepted'),
      sql<number>`count(*) filter (where status = 'REJECTED')`.as('rejected'),
    ]);

export const quotationsByMode = (db: Db, asked: Asked) =>
  quotationsOf(db, asked)
    .groupBy('mode')
    .select((eb) => eb.ref('mode').$castTo<JobMode>().as('mode'))
    .orderBy('sent', 'desc')
    .orderBy('mode')
    .execute();

const mostLanes = 20;
/** A place that has a code is one place, whatever was written beside it. */
const placeWithout = (code: string, place: string) =>
  sql<string | null>`case when ${sql.ref(code)} is null then ${sql.ref(place)} end`;

export function quotationsByLane(db: Db, asked: Asked) {
  const written = {
    origin: placeWithout('originLocode', 'originPlace'),
    destination: placeWithout('destinationLocode', 'destinationPlace'),
  };
  return quotationsOf(db, asked)
    .groupBy(['originLocode', written.origin, 'destinationLocode', written.destination])
    .select(['originLocode', 'destinationLocode'])
    .select([written.origin.as('originPlace'), written.destination.as('destinationPlace')])
    .orderBy('sent', 'desc')
    .orderBy('originLocode')
    .orderBy('destinationLocode')
    .orderBy(written.origin)
    .orderBy(written.destination)
    .limit(mostLanes)
    .execute();
}
