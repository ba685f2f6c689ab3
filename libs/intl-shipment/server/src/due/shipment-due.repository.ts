import { statusesBefore } from '@freightdesk/intl-shipment-contract';
import { addDays } from '@freightdesk/shared-calendar';
import { dayBegins, type DueAsking, type DueSource } from '@freightdesk/shared-server-kit';
import { shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';

/** Until tomorrow evening. */
const soonDays = 1;

type Asking = Pick<DueAsking, 'asking'>;

const today = ({ asking }: Asking) => asking((clock) => clock.today());
const soon = ({ asking }: Asking) => asking((clock) => addDays(clock.today(), soonDays));

interface Before {
  milestone: 'departure' | 'arrival';
  day: 'etd' | 'eta';
}

/** Of a shipment's job. */
const ofJob = <Value>(column: string) =>
  sql<Value>`(select ${sql.ref(`jobcard.${column}`)} from jobcard where jobcard.id = shipment.jobcard_id)`;

/**
 * A shipment's people and its way, with the day of its job, which stands on it too. Not in the order of that day's index: the oldest days
 * are those of shipments that are there long since, and few are on their way, which the index of these days tells. What is said of the job and
 * of the customer is looked up where it is told: joined to, all that are on their way would be.
 */
const shipmentsBefore = ({ db }: Pick<DueAsking, 'db'>, { milestone, day }: Before) =>
  db
    .selectFrom('shipment')
    .select(['shipment.id', dayBegins(`shipment.${day}`).as('due')])
    .select([ofJob<string>('number').as('number'), ofJob<string | null>('ownerId').as('ownerId')])
    .select(
      sql<string>`concat_ws(' · ', (select name from party where party.id = shipment.customer_id),
        ${ofJob('originLocode')} || ' → ' || ${ofJob('destinationLocode')})`.as('title'),
    )
    .where('shipment.status', 'in', statusesBefore(milestone));

const ofShipments = { record: 'shipment', read: 'shipment.read', act: 'Update status', by: 'day' } as const;

/** Should have arrived by now: the day has slipped, or nobody said that they are there. */
export const shipmentsLate: DueSource = {
  ...ofShipments,
  name: 'shipment.late',
  label: 'Late arrival',
  ringsHoursBefore: 0,
  rows: (asked) =>
    shipmentsBefore(asked, { milestone: 'arrival', day: 'eta' }).where('shipment.eta', '<', today(asked)),
};

export const shipmentsLeaving: DueSource = {
  ...ofShipments,
  name: 'shipment.departs',
  label: 'Departure',
  // By the days that are left, and so not by the index of the day: nearly all have left long since, and all of those would be read.
  rows: (asked) =>
    shipmentsBefore(asked, { milestone: 'departure', day: 'etd' }).where(
      sql<boolean>`shipment.etd - ${today(asked)}::date <= ${sql.lit(soonDays)}`,
    ),
};

export const shipmentsComing: DueSource = {
  ...ofShipments,
  name: 'shipment.arrives',
  label: 'Arrival',
  rows: (asked) =>
    shipmentsBefore(asked, { milestone: 'arrival', day: 'eta' })
      .where('shipment.eta', '>=', today(asked))
      .where('shipment.eta', '<=', soon(asked)),
};

/** Told once by the index of the day: of each that is late the shipment would be looked up, and the oldest exceptions are of late ones. */
const stillToCome = ({ db, asking }: DueAsking) =>
  db
    .selectFrom('shipment as coming')
    .select('coming.id')
    .where('coming.eta', '>=', today({ asking }))
    .unionAll(db.selectFrom('shipment as undated').select('undated.id').where('undated.eta', 'is', null));

/** What goes wrong with a shipment, for whoever has to settle it: the job's owner where it is nobody's. */
export const jobExceptionsOpen: DueSource = {
  ...ofShipments,
  name: 'shipment.exception',
  label: 'Exception',
  labels: shipmentExceptionLabel,
  act: 'Settle',
  by: 'age',
  rows: ({ db, asking }) =>
    db
      .selectFrom('trackingException as exception')
      .innerJoin('shipment', 'shipment.id', 'exception.recordId')
      .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
      .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
      .select(['shipment.id', 'jobcard.number', 'exception.openedAt as due', 'exception.kind'])
      .select((eb) => eb.fn.coalesce('exception.ownerId', 'jobcard.ownerId').as('ownerId'))
      .select(sql<string>`concat_ws(' · ', customer.name, exception.note)`.as('title'))
      .where('exception.record', '=', 'shipment')
      .where('exception.closedAt', 'is', null)
      // An arrival whose day has passed has a line of its own, by the days.
      .where((eb) =>
        eb.or([
          eb('exception.kind', '<>', 'DELAYED'),
          eb('exception.openedBy', 'is not', null),
          eb('exception.recordId', 'in', stillToCome({ db, asking })),
        ]),
      ),
};
