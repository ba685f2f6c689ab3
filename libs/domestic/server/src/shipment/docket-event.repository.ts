import type { DocketStatus, DomesticShipmentEvent, Said } from '@freightdesk/domestic-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import { type Insertable, sql } from 'kysely';

export async function insertEvent(tx: Tx, event: Insertable<Database['docketEvent']>): Promise<void> {
  await tx.insertInto('docketEvent').values(event).execute();
}

/** The history of a docket's shipment in the order in which it was recorded. */
export async function eventsOf(db: Db, docketId: string): Promise<DomesticShipmentEvent[]> {
  const rows = await db
    .selectFrom('docketEvent as event')
    .innerJoin('appUser as person', 'person.id', 'event.recordedBy')
    .select((eb) => [
      'event.id',
      eb.ref('event.fromStatus').$castTo<DocketStatus>().as('from'),
      eb.ref('event.toStatus').$castTo<DocketStatus>().as('to'),
      eb.ref('event.classifier').$castTo<DomesticShipmentEvent['classifier']>().as('classifier'),
      'event.eventAt',
      'event.location',
      'event.remarks',
      'event.reason',
      eb.ref('event.said').$castTo<Said>().as('said'),
      eb.ref('event.source').$castTo<DomesticShipmentEvent['source']>().as('source'),
      'event.recordedAt',
      'event.recordedBy',
      sql<string>`concat_ws(' ', person.first_name, person.last_name)`.as('personName'),
    ])
    .where('event.docketId', '=', docketId)
    .orderBy('event.id')
    .execute();
  return rows.map(({ recordedBy, personName, eventAt, recordedAt, ...event }) => ({
    ...event,
    eventAt: eventAt.toISOString(),
    recordedAt: recordedAt.toISOString(),
    byUser: { id: recordedBy, name: personName },
  }));
}
