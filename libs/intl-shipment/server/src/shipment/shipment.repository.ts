import {
  type Jobcard,
  type JobDirection,
  type JobMode,
  shipmentList,
  type ShipmentRow,
  type ShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import type { Database, Db } from '@freightdesk/shared-database';
import { changedBy, pagesOf, madeBy, type Unstamped, type Writing } from '@freightdesk/shared-server-kit';
import { openExceptionKinds } from '@freightdesk/tracking-server';
import type { Insertable, Updateable } from 'kysely';

/** A shipment with what its job knows of it: route, customer and when it is expected. */
const shipmentRows = (db: Db) =>
  db
    .selectFrom('shipment')
    .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
    .innerJoin('party as customer', 'customer.id', 'jobcard.customerId')
    .select((eb) => [
      'shipment.id',
      'shipment.jobcardId',
      'jobcard.number as jobNumber',
      'jobcard.customerId',
      'customer.name as customerName',
      eb.ref('jobcard.mode').$castTo<JobMode>().as('mode'),
      eb.ref('jobcard.direction').$castTo<JobDirection>().as('direction'),
      'jobcard.originLocode',
      'jobcard.originPlace',
      'jobcard.destinationLocode',
      'jobcard.destinationPlace',
      eb.ref('shipment.status').$castTo<ShipmentStatus>().as('status'),
      'shipment.statusAt',
      'shipment.location',
      'jobcard.eta',
      'shipment.promisedDate',
      openExceptionKinds('shipment.id').as('exceptions'),
      'shipment.version',
    ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['executeTakeFirstOrThrow']>>;

const toRow = ({ jobNumber, customerId, customerName, statusAt, ...row }: StoredRow): ShipmentRow => ({
  ...row,
  jobcard: { id: row.jobcardId, number: jobNumber },
  customer: { id: customerId, name: customerName },
  statusAt: statusAt.toISOString(),
});

export const listShipmentRows = pagesOf(shipmentRows, { list: shipmentList, toRow });

export async function findShipmentRow(db: Db, id: string): Promise<ShipmentRow | undefined> {
  const row = await shipmentRows(db).where('shipment.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

export function shipmentsOfJob(db: Db, jobcardId: string): Promise<Jobcard['shipments']> {
  return db
    .selectFrom('shipment')
    .select((eb) => ['id', eb.ref('status').$castTo<ShipmentStatus>().as('status')])
    .where('jobcardId', '=', jobcardId)
    .orderBy('id')
    .execute();
}

type ShipmentTable = Database['shipment'];

export async function insertShipment(by: Writing, shipment: Unstamped<Insertable<ShipmentTable>>): Promise<void> {
  await by.tx
    .insertInto('shipment')
    .values({ ...shipment, ...madeBy(by) })
    .execute();
}

export async function changeShipment(by: Writing, id: string, changes: Updateable<ShipmentTable>): Promise<void> {
  await by.tx
    .updateTable('shipment')
    .set({ ...changes, ...changedBy(by) })
    .where('id', '=', id)
    .execute();
}
