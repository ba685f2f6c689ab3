import {
  type DocketMode,
  type DocketStatus,
  domesticShipmentList,
  type DomesticShipmentRow,
} from '@freightdesk/domestic-contract';
import type { Db } from '@freightdesk/shared-database';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { openExceptionKinds } from '@freightdesk/tracking-server';
import { endDayOfBills, endOfBills, invoiceWords, nameOf, shipmentSearch } from '../docket/docket-columns';

/** Shipments are the dockets that were booked: a draft has none. */
const shipmentRows = (db: Db) =>
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
      'docket.version',
    ])
    .where('docket.number', 'is not', null);

type StoredRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['executeTakeFirstOrThrow']>>;

function toRow(stored: StoredRow): DomesticShipmentRow {
  const { docketNumber, billingPartyId, billedName, consignorName: _, consigneeName: __, ...rest } = stored;
  const { ewayBillEndDay: ___, invoiceWords: ____, statusAt, ewayBillValidUntil, ...row } = rest;
  return {
    ...row,
    docket: { id: row.docketId, number: docketNumber },
    billingParty: billingPartyId !== null && billedName !== null ? { id: billingPartyId, name: billedName } : null,
    statusAt: statusAt.toISOString(),
    ewayBillValidUntil: ewayBillValidUntil?.toISOString() ?? null,
  };
}

export const listShipmentRows = pagesOf(shipmentRows, { list: domesticShipmentList, searched: shipmentSearch, toRow });

export async function findShipmentRow(db: Db, id: string): Promise<DomesticShipmentRow | undefined> {
  const row = await shipmentRows(db).where('docket.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}
