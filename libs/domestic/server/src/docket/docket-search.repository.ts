import { openDocketStatuses, readEwayBill, readVehicle } from '@freightdesk/domestic-contract';
import type { SearchSource } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { indexedText, keptText, nameOf } from './docket-columns';

const fromTo = sql<string | null>`nullif(concat_ws(' → ', ${nameOf('consignor')}, ${nameOf('consignee')}), '')`;

const addressOf = (person: 'consignor' | 'consignee') => sql`${sql.ref(`docket.${person}`)} ->> 'address'`;

const invoice = { table: 'docketInvoice', of: 'docketId', parts: ['beginning'] } as const;

/** Found by its number, its vehicle, its invoices with their e-way bills, and by whom it goes from and to; by the addresses of those while it is on its way. */
export const docketFinds: SearchSource = {
  record: 'docket',
  read: 'docket.read',
  numbers: [
    { table: 'docket', column: 'number', label: 'Docket', parts: ['beginning', 'end'] },
    { table: 'docket', column: 'vehicleNumber', label: 'Vehicle', reads: readVehicle, parts: ['beginning'] },
    { table: 'docket', column: 'reference', label: 'Reference', parts: ['beginning'] },
    { ...invoice, column: 'ewayBillNumber', label: 'E-way bill', reads: readEwayBill },
    { ...invoice, column: 'number', label: 'Invoice of the goods' },
  ],
  names: {
    table: 'docket',
    kept: keptText,
    entered: indexedText,
    label: 'Consignor or consignee',
    shown: fromTo,
  },
  places: {
    table: 'docket',
    kept: 'placeText',
    open: sql`docket.status in (${sql.join(openDocketStatuses.map((status) => sql.lit(status)))})`,
    latest: 'date',
    label: 'Address',
    shown: sql`concat_ws(' → ', ${addressOf('consignor')}, ${addressOf('consignee')})`,
  },
  with: [{ record: 'party', table: 'docket', key: 'billingPartyId', latest: 'date', label: 'Customer' }],
  rows: (db) =>
    db
      .selectFrom('docket')
      .leftJoin('party', 'party.id', 'docket.billingPartyId')
      .select([
        'docket.id',
        'docket.number',
        sql<string>`coalesce(party.name, ${nameOf('consignor')}, '')`.as('title'),
        fromTo.as('subtitle'),
      ]),
};
