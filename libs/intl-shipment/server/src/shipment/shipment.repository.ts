import {
  type Jobcard,
  type JobDirection,
  type JobMode,
  shipmentList,
  type ShipmentRow,
  type ShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import {
  asStored,
  bearing,
  bearingNumber,
  instant,
  recordTable,
  rowShape,
  type Searched,
  writtenPagesOf,
} from '@freightdesk/shared-server-kit';
import { podStateOf, shipmentsByPod } from './pod-state.repository';
import { exceptionSince, hasException, openExceptionKinds } from '@freightdesk/tracking-server';

/** A shipment with what its job knows of it; of that it keeps customer, mode, direction and days itself. */
const shipmentRows = (db: Db | Tx) =>
  db
    .selectFrom('shipment')
    .innerJoin('jobcard', 'jobcard.id', 'shipment.jobcardId')
    .innerJoin('party as customer', 'customer.id', 'shipment.customerId')
    .select((eb) => [
      'shipment.id',
      'shipment.jobcardId',
      'jobcard.number as jobNumber',
      eb.ref('shipment.customerId').$notNull().as('customerId'),
      'customer.name as customerName',
      eb.ref('shipment.mode').$castTo<JobMode>().as('mode'),
      eb.ref('shipment.direction').$castTo<JobDirection>().as('direction'),
      'jobcard.originLocode',
      'jobcard.originPlace',
      'jobcard.destinationLocode',
      'jobcard.destinationPlace',
      eb.ref('shipment.status').$castTo<ShipmentStatus>().as('status'),
      'shipment.statusAt',
      'shipment.location',
      'shipment.etd',
      'shipment.eta',
      'shipment.promisedDate',
      openExceptionKinds('shipment.id').as('exceptions'),
      exceptionSince('shipment.id').as('exceptionSince'),
      hasException('shipment.id').as('hasException'),
      podStateOf('shipment').as('podState'),
      'shipment.version',
    ]);

/** The same shipments, of their own table alone. */
const narrowShipments = (db: Db | Tx) =>
  db
    .selectFrom('shipment')
    .select(['id', 'jobcardId', 'status', 'statusAt', 'customerId', 'mode', 'direction', 'etd', 'eta'])
    .select([hasException('shipment.id').as('hasException'), podStateOf('shipment').as('podState')]);

/** By its job's number and by the customer's name. */
const searched: Searched = {
  own: [],
  related: {
    customerName: bearing('customerId', { table: 'party', kept: 'searchName' }),
    jobNumber: bearingNumber('jobcardId', { table: 'jobcard', column: 'number' }),
  },
};

type StoredRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['executeTakeFirstOrThrow']>>;

const shape = rowShape<StoredRow>()({
  ...asStored(['id', 'jobcardId', 'mode', 'direction', 'originLocode', 'originPlace', 'destinationLocode']),
  ...asStored([
    'destinationPlace',
    'status',
    'location',
    'etd',
    'eta',
    'promisedDate',
    'exceptions',
    'podState',
    'version',
  ]),
  jobcard: { id: 'jobcardId', number: 'jobNumber' },
  customer: { id: 'customerId', name: 'customerName' },
  statusAt: instant('statusAt'),
  exceptionSince: instant('exceptionSince'),
});

export const listShipmentRows = writtenPagesOf(shipmentRows, {
  table: 'shipment',
  narrow: narrowShipments,
  searched,
  list: shipmentList,
  apart: () => ({ podState: shipmentsByPod }),
  shape,
});

export async function findShipmentRow(db: Db, id: string): Promise<ShipmentRow | undefined> {
  const row = await shipmentRows(db).where('shipment.id', '=', id).executeTakeFirst();
  return row && shape.of(row);
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
