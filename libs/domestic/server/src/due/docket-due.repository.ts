import { statusesUnderway } from '@freightdesk/domestic-contract';
import type { DueAsking, DueSource } from '@freightdesk/shared-server-kit';
import { shipmentExceptionLabel } from '@freightdesk/tracking-contract';
import { sql } from 'kysely';
import { endOfBills, nameOf } from '../docket/docket-columns';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A carrier may extend an e-way bill from 8 hours before its end (rule 138(10)). */
const extendableHours = 8;

const dockets = ({ db }: Pick<DueAsking, 'db'>) =>
  db
    .selectFrom('docket')
    .select(['docket.id', 'docket.number', sql<string | null>`null::uuid`.as('ownerId')])
    .select(sql<string>`concat_ws(' → ', ${nameOf('consignor')}, ${nameOf('consignee')})`.as('title'));

const ofShipments = { record: 'domestic-shipment', read: 'docket.read' } as const;

/** Goods on the road whose e-way bill ends within a day, or has ended. */
export const ewayBillsEnding: DueSource = {
  ...ofShipments,
  name: 'docket.ewayBill',
  label: 'E-way bill ends',
  act: 'Extend',
  by: 'hour',
  ringsHoursBefore: extendableHours,
  rows: ({ db, asking }) =>
    dockets({ db })
      .select(endOfBills.$notNull().as('due'))
      .where('docket.status', 'in', statusesUnderway)
      .where(
        endOfBills,
        '<',
        asking((clock) => new Date(clock.now().getTime() + dayMs)),
      ),
};

/** Delivered, and the signed copy has not come back. */
export const podsMissing: DueSource = {
  ...ofShipments,
  name: 'docket.pod',
  label: 'Delivered without POD',
  act: 'Upload POD',
  by: 'age',
  rows: ({ db, asking }) =>
    dockets({ db })
      .select('docket.statusAt as due')
      .where('docket.status', '=', 'DELIVERED')
      .where(
        'docket.statusAt',
        '<',
        asking((clock) => new Date(clock.now().getTime() - dayMs)),
      ),
};

/** What goes wrong with a docket; that of nobody is the desk's. */
export const docketExceptionsOpen: DueSource = {
  ...ofShipments,
  name: 'docket.exception',
  label: 'Exception',
  labels: shipmentExceptionLabel,
  act: 'Settle',
  by: 'age',
  rows: ({ db }) =>
    db
      .selectFrom('trackingException as exception')
      .innerJoin('docket', 'docket.id', 'exception.recordId')
      .select(['docket.id', 'docket.number', 'exception.ownerId', 'exception.openedAt as due', 'exception.kind'])
      .select(sql<string>`concat_ws(' · ', ${nameOf('consignee')}, exception.note)`.as('title'))
      .where('exception.record', '=', 'domestic-shipment')
      .where('exception.closedAt', 'is', null)
      // The bill has a line of its own, by the hours that are left.
      .where('exception.kind', '<>', 'EWAY_BILL_ENDING'),
};
