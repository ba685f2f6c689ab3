import {
  type DocketMode,
  type DocketStatus,
  domesticShipmentList,
  type DomesticShipmentRow,
} from '@freightdesk/domestic-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { asStored, instant, namedBy, rowShape, writtenPagesOf } from '@freightdesk/shared-server-kit';
import { exceptionSince, hasException, openExceptionKinds } from '@freightdesk/tracking-server';
import { endDayOfBills, endOfBills, indexedText, invoiceWords, nameOf, shipmentSearch } from '../docket/docket-columns';

/** Shipments are the dockets that were booked: a draft has none. */
const shipmentRows = (db: Db | Tx) =>
  db
    .selectFrom('docket')
    .leftJoin('party as billed', 'billed.id', 'docket.billingPartyId')
    .select((eb) => [
      'docket.id',
      'docket.id as docketId',
      eb.ref('docket.number').$notNull().as('docketNumber'),
      'docket.billingPartyId',
      'billed.name as billedName',
      eb.ref('docket.mode').$castTo<DocketMode>().as('mode'),
      eb.ref('docket.consignor').$castTo<DomesticShipmentRow['consignor']>().as('consignor'),
      eb.ref('docket.consignee').$castTo<DomesticShipmentRow['consignee']>().as('consignee'),
      nameOf('consignor').as('consignorName'),
      nameOf('consignee').as('consigneeName'),
      'docket.packages',
      eb.ref('docket.freightBasis').$castTo<DomesticShipmentRow['freightBasis']>().as('freightBasis'),
      'docket.declaredValuePaise',
      'docket.vehicleNumber',
      eb.ref('docket.status').$castTo<DocketStatus>().as('status'),
      'docket.statusAt',
      'docket.location',
      'docket.eta',
      'docket.promisedDate',
      endOfBills.as('ewayBillValidUntil'),
      endDayOfBills.as('ewayBillEndDay'),
      invoiceWords.as('invoiceWords'),
      openExceptionKinds('docket.id').as('exceptions'),
      exceptionSince('docket.id').as('exceptionSince'),
      hasException('docket.id').as('hasException'),
      'docket.version',
    ])
    .where('docket.number', 'is not', null);

/** The same shipments, of the docket's own table alone. */
const narrowShipments = (db: Db | Tx) =>
  db
    .selectFrom('docket')
    .select(['id', 'id as docketId', 'number as docketNumber', 'billingPartyId', 'mode', 'status', 'statusAt'])
    .select(['eta', 'promisedDate', 'vehicleNumber', 'billedName', indexedText])
    .select([nameOf('consignor').as('consignorName'), nameOf('consignee').as('consigneeName')])
    .select([endOfBills.as('ewayBillValidUntil'), endDayOfBills.as('ewayBillEndDay')])
    .select(hasException('docket.id').as('hasException'))
    .where('number', 'is not', null);

type StoredRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['executeTakeFirstOrThrow']>>;

const shape = rowShape<StoredRow>()({
  ...asStored(['id', 'docketId', 'mode', 'consignor', 'consignee', 'packages', 'freightBasis', 'declaredValuePaise']),
  ...asStored(['vehicleNumber', 'status', 'location', 'eta', 'promisedDate', 'exceptions', 'version']),
  docket: { id: 'docketId', number: 'docketNumber' },
  billingParty: namedBy('billingPartyId', 'billedName'),
  statusAt: instant('statusAt'),
  exceptionSince: instant('exceptionSince'),
  ewayBillValidUntil: instant('ewayBillValidUntil'),
});

export const listShipmentRows = writtenPagesOf(shipmentRows, {
  table: 'docket',
  narrow: narrowShipments,
  searched: shipmentSearch,
  list: domesticShipmentList,
  shape,
});

export async function findShipmentRow(db: Db, id: string): Promise<DomesticShipmentRow | undefined> {
  const row = await shipmentRows(db).where('docket.id', '=', id).executeTakeFirst();
  return row && shape.of(row);
}
