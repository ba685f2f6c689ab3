import type { Jobcard, JobDirection, JobMode, ShipmentRow, ShipmentStatus } from '@freightdesk/intl-shipment-contract';
import type { Database, Db, Tx } from '@freightdesk/shared-database';
import type { Page } from '@freightdesk/shared-endpoint';
import { listPage, type ListRequest } from '@freightdesk/shared-server-kit';
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
      'shipment.version',
    ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['executeTakeFirstOrThrow']>>;

const toRow = ({ jobNumber, customerId, customerName, statusAt, ...row }: StoredRow): ShipmentRow => ({
  ...row,
  jobcard: { id: row.jobcardId, number: jobNumber },
  customer: { id: customerId, name: customerName },
  statusAt: statusAt.toISOString(),
});

export function listShipmentRows(db: Db, request: ListRequest): Promise<Page<ShipmentRow>> {
  return listPage(db, {
    query: shipmentRows(db),
    request,
    columns: {
      status: 'choice',
      mode: 'choice',
      direction: 'choice',
      customerId: 'id',
      jobcardId: 'id',
      statusAt: 'instant',
      eta: 'date',
    },
    search: ['jobNumber', 'customerName'],
    toRow,
  });
}

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

export async function insertShipment(tx: Tx, shipment: Insertable<Database['shipment']>): Promise<void> {
  await tx.insertInto('shipment').values(shipment).execute();
}

export async function changeShipment(tx: Tx, id: string, changes: Updateable<Database['shipment']>): Promise<void> {
  await tx
    .updateTable('shipment')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
