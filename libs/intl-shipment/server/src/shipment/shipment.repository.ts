import {
  type Jobcard,
  type JobDirection,
  type JobMode,
  shipmentList,
  type ShipmentRow,
  type ShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import type { Db } from '@freightdesk/shared-database';
import { pagesOf, recordTable } from '@freightdesk/shared-server-kit';
import { openExceptionKinds } from '@freightdesk/tracking-server';

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

export const { insert: insertShipment, change: changeShipment } = recordTable('shipment');
