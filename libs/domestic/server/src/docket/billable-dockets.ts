import type { StateCode } from '@freightdesk/parties-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { defineList } from '@freightdesk/shared-endpoint';
import { pagesOf } from '@freightdesk/shared-server-kit';
import { billableSearch, consignorState, indexedText, keptText, nameOf } from './docket-columns';

/** What accounts see of a docket that they bill: they may not open dockets. */
export interface BillableDocket {
  id: string;
  number: string;
  date: string;
  customer: { id: string; name: string };
  consignor: string;
  consignee: string;
  vehicle: string | null;
  receiptStateCode: StateCode | null;
}

/** The dockets, of their own table alone. */
const narrowDockets = (db: Db | Tx) =>
  db
    .selectFrom('docket')
    .select((eb) => [
      ...(['docket.id', 'docket.date', 'docket.vehicleNumber', 'docket.reference', 'docket.billingPartyId'] as const),
      `docket.${keptText}` as const,
      `docket.${indexedText}` as const,
      eb.ref('docket.number').$notNull().as('number'),
      nameOf('consignor').as('consignorName'),
      nameOf('consignee').as('consigneeName'),
      consignorState.as('receiptStateCode'),
    ])
    .where('docket.number', 'is not', null)
    .where('docket.billingPartyId', 'is not', null)
    .where('docket.status', '<>', 'CANCELLED');

const billable = (db: Db | Tx) =>
  narrowDockets(db).innerJoin('party', 'party.id', 'docket.billingPartyId').select('party.name as customerName');

type Billable = Awaited<ReturnType<ReturnType<typeof billable>['executeTakeFirstOrThrow']>>;

const billableDocketList = defineList({
  fields: {
    id: { kind: 'id' },
    billingPartyId: { kind: 'id' },
    date: { kind: 'date' },
    number: { kind: 'text' },
  },
  filters: { id: {}, partyId: { of: 'billingPartyId' } },
  sorts: ['date', 'number'],
  defaultSort: '-date,-number',
  search: ['number', 'consignorName', 'consigneeName', 'vehicleNumber', 'reference'],
});

const toBillable = (row: Billable): BillableDocket => ({
  ...{ id: row.id, number: row.number, date: row.date, vehicle: row.vehicleNumber },
  customer: { id: row.billingPartyId ?? '', name: row.customerName },
  ...{ consignor: row.consignorName ?? '', consignee: row.consigneeName ?? '' },
  receiptStateCode: row.receiptStateCode,
});

/** A page of the dockets that may be billed; handed to invoices by the app's wiring. */
export const listBillableDockets = pagesOf(billable, {
  list: billableDocketList,
  narrow: narrowDockets,
  searched: billableSearch,
  toRow: toBillable,
});
