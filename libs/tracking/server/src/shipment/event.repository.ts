import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Journey, Tracked, TrackedEvent } from '@freightdesk/tracking-contract';
import { type Insertable, sql } from 'kysely';

type NewEvent = Insertable<Database['trackingEvent']>;

/** A statement takes so many values: a carrier's file may tell of thousands. */
const mostAtOnce = 500;

/** Adds them to the history in their order. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += mostAtOnce) {
    await tx
      .insertInto('trackingEvent')
      .values(events.slice(from, from + mostAtOnce))
      .execute();
  }
}

/** The history of a shipment in the order in which it was recorded. */
export async function eventsOf<Shipment extends Tracked>(db: Db, { record }: Journey<Shipment>, recordId: string) {
  const rows = await db
    .selectFrom('trackingEvent as event')
    .innerJoin('appUser as person', 'person.id', 'event.recordedBy')
    .select((eb) => [
      'event.id',
      eb.ref('event.fromStatus').$castTo<Shipment['status'] | null>().as('from'),
      eb.ref('event.toStatus').$castTo<Shipment['status']>().as('to'),
      eb.ref('event.milestone').$castTo<Shipment['status'] | null>().as('milestone'),
      'event.corrects',
      eb.ref('event.classifier').$castTo<TrackedEvent['classifier']>().as('classifier'),
      'event.eventAt',
      'event.location',
      'event.remarks',
      'event.reason',
      eb.ref('event.skipped').$castTo<Shipment['status'][]>().as('skipped'),
      eb.ref('event.said').$castTo<Shipment['known']>().as('said'),
      eb.ref('event.source').$castTo<TrackedEvent['source']>().as('source'),
      'event.recordedAt',
      'event.recordedBy',
      sql<string>`trim(concat_ws(' ', person.first_name, person.last_name))`.as('personName'),
    ])
    .where('event.record', '=', record)
    .where('event.recordId', '=', recordId)
    .orderBy('event.id')
    .execute();
  return rows.map(({ recordedBy, personName, eventAt, recordedAt, ...event }) => ({
    ...event,
    eventAt: eventAt.toISOString(),
    recordedAt: recordedAt.toISOString(),
    byUser: { id: recordedBy, name: personName },
  }));
}
